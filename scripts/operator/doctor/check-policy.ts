import { policyIssues } from "@command-center/domain/deployment/policy-issues"
import { contentPolicy } from "@command-center/domain/deployment/security-policy"
import { Effect } from "effect"
import { answerOf } from "./ask.ts"
import { namedFiles } from "./check-files.ts"
import { askedAddresses, type Configured, foreignOrigins, originOf } from "./deployment.ts"
import { type Finding, findingsOf, unchecked } from "./finding.ts"

/** The content policy that this deployment needs. */
const neededPolicy = (deployment: Configured) => {
  const { ssoServiceBaseUrl } = deployment.config
  const signOn = ssoServiceBaseUrl === "" ? null : originOf(ssoServiceBaseUrl)
  return contentPolicy({
    connect: foreignOrigins(deployment),
    signOn: signOn === originOf(deployment.base) ? null : signOn
  })
}

const listed = (paths: ReadonlyArray<string>): string => paths.join(", ")

/** Where a file is one of many that are served alike: those below assets/, by their ending. */
const placeOf = (base: string, address: string): string => {
  const { pathname } = new URL(address)
  const assets = `${base}assets/`
  return address.startsWith(assets) ? `${new URL(assets).pathname}*${/\.[^.]+$/u.exec(pathname)?.[0] ?? ""}` : pathname
}

/** The policy headers of the page, the configuration and a file of each kind: a server often forgets them in one place. */
export const checkPolicy = (deployment: Configured): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.gen(function* () {
    const { base, page } = deployment
    const kinds = new Map(namedFiles(deployment).map((address) => [placeOf(base, address), address]))
    const others = [`${base}config.json`, ...kinds.values()]
    const asked = yield* Effect.forEach(others, answerOf)
    const answers = [page, ...asked.filter((answer) => answer !== null)]
    const shipped = neededPolicy(deployment)
    const placesOf = new Map<string, ReadonlyArray<string>>()
    for (const { address, header } of answers) {
      for (const issue of policyIssues(header, shipped)) {
        const text = `${issue.header}: ${issue.message}`
        placesOf.set(text, [...(placesOf.get(text) ?? []), placeOf(base, address)])
      }
    }
    const issues = [...placesOf].map(([text, places]) =>
      places.length === answers.length ? text : `${text} It is so at ${listed(places)} alone.`
    )
    const unknown = askedAddresses(deployment.config).flatMap(([key, address]) => (address === "" ? [`"${key}"`] : []))
    const left = `Whether it allows what ${listed(unknown)} should name: config.json has to be right there first.`
    return [
      ...findingsOf("Policy", issues, "Every answer has the headers of the shipped policy."),
      ...(unknown.length === 0 ? [] : [unchecked("Policy", left)])
    ]
  })

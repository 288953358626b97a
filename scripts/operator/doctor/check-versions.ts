import { apiLayer } from "@command-center/api/transport/http-live"
import { loadVersionManifest } from "@command-center/api/versions"
import { isReadable } from "@command-center/domain/deployment/cors-issues"
import { defaultProduct } from "@command-center/domain/version/version-product"
import { Effect } from "effect"
import { ask } from "./ask.ts"
import { type Configured, originOf } from "./deployment.ts"
import { type Finding, findingsOf, needsValue } from "./finding.ts"
import { noAnswerText } from "./no-answer.ts"
import { unreadText } from "./unread.ts"

const corrected = "Correct the manifest, or its address in config.json."

const readIssues = ({ base, config }: Configured, component: "agent" | "utg", key: string) =>
  loadVersionManifest(component).pipe(
    Effect.map(
      ({ rows, unreadable: { count, reasons } }): ReadonlyArray<string> => [
        ...(count === 0
          ? []
          : [`"${key}": ${count} of the manifest's products cannot be offered. Correct them: ${reasons.join("; ")}.`]),
        ...(defaultProduct(rows) === null
          ? [`"${key}": the manifest has no version that is generally available. Flag one with generalAvailability.`]
          : [])
      ]
    ),
    Effect.catch((error) => Effect.succeed([`"${key}": ${unreadText("the manifest", error, corrected)}`])),
    Effect.provide(apiLayer({ base, current: () => ({ config, token: null }) }))
  )

/** A manifest that the console's page may read, with what is in it. */
const manifestIssues = (deployment: Configured, component: "agent" | "utg", key: string, address: string) =>
  Effect.gen(function* () {
    const origin = originOf(deployment.base)
    const isForeign = originOf(address) !== origin
    const answer = yield* ask(address, { headers: isForeign ? { Origin: origin } : {} })
    if (answer.status === 200 && isForeign && !isReadable(answer, origin))
      return [`"${key}": ${address} does not allow the console's origin. Send Access-Control-Allow-Origin: ${origin}`]
    return answer.status === 200
      ? yield* readIssues(deployment, component, key)
      : [`"${key}": ${address} answers ${answer.status}. Correct it in config.json, or put the manifest there.`]
  }).pipe(
    Effect.catch((error) =>
      Effect.succeed([
        `"${key}": ${noAnswerText(address, error, "See whether it is there, or correct it in config.json.")}`
      ])
    )
  )

/** The manifests of the versions that can be deployed. */
export const checkVersions = (deployment: Configured): Effect.Effect<ReadonlyArray<Finding>> => {
  const { agentManifestUrl, utgManifestUrl } = deployment.config
  const both = [
    { component: "agent", key: "agentManifestUrl", address: agentManifestUrl },
    { component: "utg", key: "utgManifestUrl", address: utgManifestUrl }
  ] as const
  const known = both.filter(({ address }) => address !== "")
  const left = both.flatMap(({ key, address }) => (address === "" ? [needsValue("Version manifests", key)] : []))
  const issuesOf = ({ component, key, address }: (typeof both)[number]) =>
    manifestIssues(deployment, component, key, address)
  const well = known.length === both.length ? "Both name" : `"${known.map(({ key }) => key).join("")}" names`
  return Effect.map(Effect.forEach(known, issuesOf, { concurrency: 2 }), (issues) => [
    ...(known.length === 0
      ? []
      : findingsOf("Version manifests", issues.flat(), `${well} a version that is generally available.`)),
    ...left
  ])
}

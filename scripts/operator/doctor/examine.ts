import { isLocalHost } from "@command-center/domain/session/sign-on"
import { Effect } from "effect"
import { type Answer, ask, isPage } from "./ask.ts"
import { checkClocks } from "./check-clocks.ts"
import { checkConfig } from "./check-config.ts"
import { checkFiles, namedFiles } from "./check-files.ts"
import { checkMissing } from "./check-missing.ts"
import { checkPolicy } from "./check-policy.ts"
import { checkSchemas } from "./check-schemas.ts"
import { checkService } from "./check-service.ts"
import { checkSignIn } from "./check-sign-in.ts"
import { checkVersions } from "./check-versions.ts"
import type { Configured, Deployment } from "./deployment.ts"
import { type Check, defect, type Finding, findingsOf, unchecked } from "./finding.ts"
import { noAnswerText } from "./no-answer.ts"
import { servicesOf } from "./service-calls.ts"

const configuredChecks: ReadonlyArray<Check> = [
  "Policy",
  "Sign-on service",
  "Security service",
  "Management service",
  "Rollout service",
  "Sign-in address",
  "Version manifests",
  "Clocks"
]

const ofPage = ({ base, page }: Deployment): ReadonlyArray<Finding> => {
  const { protocol, hostname } = new URL(base)
  const isOpen = protocol === "http:" && !isLocalHost(hostname)
  const issues = [
    ...(isOpen ? ["Its address is not https, so tokens can be read on their way. Serve it by https alone."] : []),
    ...(isPage(page) ? [] : ['index.html is not sent as "text/html", so browsers show its text. Send it as that.'])
  ]
  return findingsOf("Console", issues, `${base} answers.`)
}

const ofConfigured = (deployment: Configured, now: () => Date) =>
  Effect.gen(function* () {
    const services = servicesOf(deployment.config)
    const policy = yield* checkPolicy(deployment)
    const checked = yield* Effect.forEach(services, (service) => checkService(deployment, service), { concurrency: 3 })
    const asked = now()
    const signIn = yield* checkSignIn(deployment)
    const versions = yield* checkVersions(deployment)
    const answers = services.map(({ check }, index) => ({
      whose: `the ${check.toLowerCase()}`,
      answer: checked[index]?.answer ?? null
    }))
    return [
      ...policy,
      ...checked.flatMap(({ findings }) => findings),
      ...signIn,
      ...versions,
      ...checkClocks(answers, asked)
    ]
  })

const ofAnswering = (deployment: Deployment, now: () => Date) =>
  Effect.gen(function* () {
    const { config, findings } = yield* checkConfig(deployment)
    const files = yield* checkFiles(deployment)
    const missing = yield* checkMissing(deployment)
    const configured =
      config === null
        ? configuredChecks.map((check) => unchecked(check, "It needs a config.json that can be read."))
        : yield* ofConfigured({ ...deployment, config }, now)
    const schemas = yield* checkSchemas(deployment)
    return [...ofPage(deployment), ...findings, ...files, ...missing, ...configured, ...schemas]
  })

const statusText = ({ address, status, header }: Answer): string => {
  const location = header("Location")
  const target = location !== null && URL.canParse(location, address) ? new URL(location, address).href : location
  if (status >= 300 && status < 400 && target === address)
    return `${address} leads back to itself. Serve the console's index.html there.`
  return status >= 300 && status < 400 && target !== null
    ? `${address} leads to ${target}. Have that address examined, if it is the console's.`
    : `${address} answers ${status}. Serve the console's index.html there.`
}

/** Where the console stands of which this is a page: what is copied from a browser is a link into it. */
const consoleOf = ({ base, page }: Deployment): string => {
  const [file = ""] = namedFiles({ base, page }).filter((address) => address.includes("/assets/"))
  const place = file.slice(0, file.indexOf("/assets/") + 1)
  return place !== "" && place !== base && base.startsWith(place) ? place : base
}

interface Examined {
  /** Where the console was found to stand. */
  readonly address: string
  readonly findings: ReadonlyArray<Finding>
}

const notThere = (address: string, message: string): Examined => ({ address, findings: [defect("Console", message)] })

/** Every check of the deployment that an address belongs to, from outside. */
export const examine = (given: string, now: () => Date): Effect.Effect<Examined> =>
  Effect.gen(function* () {
    const opened = yield* ask(given)
    const base = opened.status === 200 ? consoleOf({ base: given, page: opened }) : given
    const page = base === given ? opened : yield* ask(base)
    if (page.status !== 200) return notThere(base, statusText(page))
    return { address: base, findings: yield* ofAnswering({ base, page }, now) }
  }).pipe(
    Effect.catch((error) =>
      Effect.succeed(notThere(given, noAnswerText(given, error, "See whether the web server runs.")))
    )
  )

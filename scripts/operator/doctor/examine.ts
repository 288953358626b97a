import { isLocalHost } from "@command-center/domain/session/sign-on"
import { Effect } from "effect"
import { ask } from "./ask.ts"
import { checkClocks } from "./check-clocks.ts"
import { checkConfig } from "./check-config.ts"
import { checkCaching, checkMissing } from "./check-files.ts"
import { checkPolicy } from "./check-policy.ts"
import { checkSchemas } from "./check-schemas.ts"
import { checkService } from "./check-service.ts"
import { checkSignIn } from "./check-sign-in.ts"
import { checkVersions } from "./check-versions.ts"
import type { Configured, Deployment } from "./deployment.ts"
import { type Check, defect, type Finding, findingsOf, unchecked } from "./finding.ts"
import { servicesOf } from "./service-calls.ts"

const configuredChecks: ReadonlyArray<Check> = [
  "Policy",
  "Sign-on service",
  "Security service",
  "Management service",
  "Sign-in address",
  "Version manifests",
  "Clocks"
]

const encryption = (base: string): ReadonlyArray<Finding> => {
  const { protocol, hostname } = new URL(base)
  const isOpen = protocol === "http:" && !isLocalHost(hostname)
  return findingsOf(
    "Console",
    isOpen ? ["Its address is not https, so tokens can be read on their way. Serve it by https alone."] : [],
    "It answers."
  )
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
      whose: `The ${check.toLowerCase()}`,
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
    const caching = yield* checkCaching(deployment)
    const missing = yield* checkMissing(deployment)
    const configured =
      config === null
        ? configuredChecks.map((check) => unchecked(check, "It needs config.json."))
        : yield* ofConfigured({ ...deployment, config }, now)
    const schemas = yield* checkSchemas(deployment)
    return [...encryption(deployment.base), ...findings, ...caching, ...missing, ...configured, ...schemas]
  })

/** Every check of a deployment, from outside. */
export const examine = (base: string, now: () => Date): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.gen(function* () {
    const page = yield* ask(base)
    if (page.status === 200) return yield* ofAnswering({ base, page }, now)
    return [defect("Console", `${base} answers ${page.status}. Serve the console's index.html there.`)]
  }).pipe(
    Effect.catch(({ reason }) =>
      Effect.succeed([defect("Console", `${base} does not answer: ${reason}. See whether the web server runs.`)])
    )
  )

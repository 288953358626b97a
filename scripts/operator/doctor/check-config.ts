import { isAskedAnew } from "@command-center/domain/deployment/caching"
import { localAddressIssues } from "@command-center/domain/deployment/local-addresses"
import {
  configIssueText,
  isConfigIssue,
  type RuntimeConfig,
  readRuntimeConfig
} from "@command-center/domain/session/runtime-config"
import { Effect } from "effect"
import { type Answer, ask, isPage, jsonIn } from "./ask.ts"
import type { Deployment } from "./deployment.ts"
import { defect, type Finding, findingsOf } from "./finding.ts"
import { noAnswerText } from "./no-answer.ts"

interface CheckedConfig {
  readonly config: RuntimeConfig | null
  readonly findings: ReadonlyArray<Finding>
}

const check = "Configuration"
const unread = (message: string): CheckedConfig => ({ config: null, findings: [defect(check, message)] })

const read = (base: string, answer: Answer): CheckedConfig => {
  if (answer.status !== 200)
    return unread(`${answer.address} answers ${answer.status}. Lay config.json beside the console's index.html.`)
  if (isPage(answer))
    return unread(
      `${answer.address} is answered with a page, so there is no such file. Lay config.json beside index.html.`
    )
  const json = jsonIn(answer)
  if (json === undefined) return unread("config.json is not JSON. Look for a missing comma or quotation mark.")
  const config = readRuntimeConfig(json)
  if (isConfigIssue(config)) return unread(configIssueText(config))
  const caching = isAskedAnew(answer.header("Cache-Control"))
    ? []
    : ['config.json may be kept by browsers, which then miss a change. Serve it with Cache-Control: "no-store".']
  const issues = [...localAddressIssues(new URL(base).hostname, config), ...caching]
  return { config, findings: findingsOf(check, issues, "config.json has every value.") }
}

/** The values of the configuration, by the rule that the console itself reads them by. */
export const checkConfig = ({ base }: Deployment): Effect.Effect<CheckedConfig> =>
  ask(`${base}config.json`).pipe(
    Effect.map((answer) => read(base, answer)),
    Effect.catch((error) =>
      Effect.succeed(unread(noAnswerText(`${base}config.json`, error, "See what stands before the web server.")))
    )
  )

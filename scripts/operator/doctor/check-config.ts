import { isAskedAnew } from "@command-center/domain/deployment/caching"
import { localAddressIssues } from "@command-center/domain/deployment/local-addresses"
import { unknownConfigKeys } from "@command-center/domain/deployment/unknown-config-keys"
import { configIssueText, judgeRuntimeConfig, type RuntimeConfig } from "@command-center/domain/session/runtime-config"
import { Effect } from "effect"
import { type Answer, ask, isPage, jsonIn, sentAs, typeOf } from "./ask.ts"
import type { Deployment } from "./deployment.ts"
import { defect, type Finding, findingsOf, warning } from "./finding.ts"
import { noAnswerText } from "./no-answer.ts"

interface CheckedConfig {
  /** What is missing or wrong is empty; null where none of it can be read. */
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
  const { config, issues: wrong } = judgeRuntimeConfig(json)
  if (config === null) return unread(wrong.map(configIssueText).join(" "))
  const isSentAsJson = typeOf(answer) === "application/json"
  const type = isSentAsJson ? [] : [`config.json is sent ${sentAs(answer)}. Serve it as "application/json".`]
  const caching = isAskedAnew(answer.header("Cache-Control"))
    ? []
    : ['config.json may be kept by browsers, which then miss a change. Serve it with Cache-Control: "no-store".']
  const local = localAddressIssues(new URL(base).hostname, config)
  const issues = [...wrong.map(configIssueText), ...local, ...type, ...caching]
  const unknown = unknownConfigKeys(json).map((key) =>
    warning(
      check,
      `config.json: "${key}" is no key that the console reads. See whether it is spelled as the README has it.`
    )
  )
  return { config, findings: [...findingsOf(check, issues, "config.json has every value."), ...unknown] }
}

/** The values of the configuration, by the rule that the console itself reads them by. */
export const checkConfig = ({ base }: Deployment): Effect.Effect<CheckedConfig> =>
  ask(`${base}config.json`).pipe(
    Effect.map((answer) => read(base, answer)),
    Effect.catch((error) =>
      Effect.succeed(unread(noAnswerText(`${base}config.json`, error, "See what stands before the web server.")))
    )
  )

import { apiInterfacesOf, parseConfig } from "@command-center/domain/component-config/component-config"
import { configIssues } from "@command-center/domain/component-config/config-issues"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { isTooDeep } from "@command-center/domain/json/storable-json"
import { Result } from "effect"
import { tooDeep } from "../http/json-text.ts"
import { refusal } from "../http/refusal.ts"

export interface AcceptedConfig {
  /** JSON text as it was sent */
  readonly text: string
  /** The port of the first API interface; null without one */
  readonly listenPort: number | null
}

const mostCharacters = 2 * 1024 * 1024

const objectOf = (text: string): JsonObject => {
  if (text.length > mostCharacters) throw refusal(413, "A configuration may have 2 MB at most.")
  const parsed = Result.getOrElse(parseConfig(text), () => null)
  if (isTooDeep(parsed)) throw refusal(422, tooDeep("The config"))
  if (!isJsonObject(parsed)) throw refusal(422, "The config is not the JSON text of an object.")
  return parsed
}

const portOf = (config: JsonObject): number | null => {
  const port = Number(apiInterfacesOf(config)[0]?.listenPort ?? Number.NaN)
  return Number.isInteger(port) && port > 0 && port <= 65_535 ? port : null
}

/** Refuses a configuration that no gateway could run: no JSON, ports, device names or the one type 148 used twice. */
export const acceptConfig = (text: string): AcceptedConfig => {
  const config = objectOf(text)
  const [issue] = configIssues(config)
  if (issue !== undefined) throw refusal(422, issue.message)
  return { text, listenPort: portOf(config) }
}

import { choicesOf } from "@command-center/domain/component-config/schema-choices"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { unfinishedIn } from "@command-center/domain/json/unfinished-json"
import { settingsMessages } from "@command-center/domain/message/settings-messages"

/** A value as a person reads it: by the name that the schema gives a choice, yes and no as the switch says them. */
export const readableSetting = (value: unknown, schema: JsonObject): string => {
  const choice = choicesOf(schema).find((each) => isSameJson(each.value, value))
  if (choice?.title !== undefined && choice.title !== null) return choice.title
  if (typeof value === "boolean") return value ? settingsMessages.on : settingsMessages.off
  if (value === "" || value === null || (Array.isArray(value) && value.length === 0)) return settingsMessages.empty
  return typeof value === "string" ? (unfinishedIn(value)?.text ?? value) : JSON.stringify(value)
}

import { Result } from "effect"
import { parseConfig } from "../component-config/component-config.ts"
import { jsonErrorIn } from "../json/json-error.ts"
import { isJsonObject, type JsonObject, jsonField } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { isSameJson } from "../json/same-json.ts"
import { jsonWrittenAs } from "../json/written-numbers.ts"
import { indentedJson } from "../template/template-text.ts"
import { type NewProfileBody, profileType } from "./new-profile.ts"
import type { ProfileRow } from "./profile.ts"
import { profileMessages } from "./profile-messages.ts"

/** A profile with all of it as the service answered it. */
export type ProfileAsRead = Pick<ProfileRow, "id" | "name" | "businessEntityId"> & { readonly json: JsonObject }

/** What a profile is updated with (document 2 §7); `config` as JSON text where it came as text. */
export interface ProfileUpdateBody {
  readonly id: number
  readonly name: string | null
  readonly businessEntityId: number | null
  readonly config: unknown
}

/** The configuration as it came, where it is still the same; else in the form in which it came. */
const sentConfig = (before: unknown, config: unknown, typed: ReadonlyArray<string>): unknown => {
  const isSame = isSameJson(Result.getOrUndefined(parseConfig(before)), config)
  if (isJsonObject(before)) return isSame ? before : config
  const read = typeof before === "string" ? [before] : []
  const text = jsonWrittenAs([...typed, ...read], config)
  return isSame && text === jsonWrittenAs(read, config) ? before : text
}

/**
 * The body that updates a profile: id, name and account as they were read, and this configuration (document 2 §7). Its
 * numbers are written as they were typed, where that is given, else as they were read.
 */
export const profileUpdateBody = (
  profile: ProfileAsRead,
  config: unknown,
  typed: ReadonlyArray<string> = []
): ProfileUpdateBody => ({
  id: profile.id,
  name: profile.name,
  businessEntityId: profile.businessEntityId,
  config: sentConfig(jsonField(profile.json, "config"), config, typed)
})

/** The body that creates a profile like another one, under a new name in the account on screen (document 2 §4). */
export const cloneProfileBody = (profile: ProfileAsRead, name: string, businessEntityId: number): NewProfileBody => {
  const config = jsonField(profile.json, "config") ?? {}
  return {
    name: name.trim(),
    businessEntityId,
    type: profileType,
    config: typeof config === "string" ? config : JSON.stringify(config)
  }
}

/** The text of the Edit JSON tab: the configuration, indented. */
export const profileJsonText = (profile: ProfileAsRead): string => {
  const config = jsonField(profile.json, "config") ?? {}
  if (typeof config !== "string" || config.trim() === "") return JSON.stringify(config || null, null, 2)
  const json = jsonIn(config) ?? config
  return typeof json === "string" ? json : indentedJson(config)
}

/** The configuration that is typed on the Edit JSON tab, or the sentence that names the line and column where it is none (document 2 §5). */
export const editedProfileJson = (text: string): Result.Result<JsonObject, string> => {
  const error = jsonErrorIn(text)
  if (error !== null) return Result.fail(profileMessages.notJson(error))
  const config: unknown = JSON.parse(text)
  return isJsonObject(config) ? Result.succeed(config) : Result.fail(profileMessages.notAnObject)
}

import { Result } from "effect"
import { parseConfig } from "../component-config/component-config.ts"
import { defaultsOf } from "../component-config/defaults.ts"
import { isJsonObject, type JsonObject, jsonField } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { constraintMessages } from "../message/constraint-messages.ts"
import { fourPartVersion } from "../version/four-part-version.ts"
import type { ProfileRow } from "./profile.ts"
import { profileMessages } from "./profile-messages.ts"

/** What a profile is created with (document 2 §7); `config` is JSON text. */
export interface NewProfileBody {
  readonly name: string
  readonly businessEntityId: number
  readonly type: typeof profileType
  readonly config: string
}

/** The profile type of the contract (document 2 §9). */
export const profileType = 1

/** What is typed and chosen in "Add a New Profile". */
export interface NewProfileDraft {
  readonly name: string
  /** Null until one is chosen. */
  readonly utgVersion: string | null
}

export interface ProfileIssue {
  readonly field: "name" | "utgVersion"
  readonly message: string
}

/** Why a name cannot be that of another profile, as an issue; none where it can (document 2 §5). */
export const profileNameIssues = (name: string, names: ReadonlyArray<string>): ReadonlyArray<ProfileIssue> => {
  if (name.trim() === "") return [{ field: "name", message: constraintMessages.valueMissing }]
  const isTaken = names.some((taken) => taken.trim() === name.trim())
  return isTaken ? [{ field: "name", message: profileMessages.nameNotUnique }] : []
}

/** What keeps a profile from being created, in the order of the dialog; `names` are those of the loaded profiles. */
export const newProfileIssues = (draft: NewProfileDraft, names: ReadonlyArray<string>): ReadonlyArray<ProfileIssue> => [
  ...profileNameIssues(draft.name, names),
  ...(draft.utgVersion === null || draft.utgVersion.trim() === ""
    ? [{ field: "utgVersion", message: constraintMessages.valueMissing } as const]
    : [])
]

export interface NewProfileRequest {
  readonly draft: NewProfileDraft & { readonly utgVersion: string }
  readonly businessEntityId: number
  /** The schema of the version's profiles. */
  readonly schema: JsonObject
}

/** The body that creates a profile: what the schema gives by default, naming the version (document 2 §3 and §7). */
export const newProfileBody = ({ draft, businessEntityId, schema }: NewProfileRequest): NewProfileBody => {
  const made = defaultsOf(schema)
  const global = jsonField(made, "utgGlobal")
  const config = {
    ...(isJsonObject(made) ? made : {}),
    utgGlobal: {
      ...(isJsonObject(global) ? global : {}),
      ccschema: fourPartVersion(draft.utgVersion) ?? draft.utgVersion.trim()
    }
  }
  return { name: draft.name.trim(), businessEntityId, type: profileType, config: JSON.stringify(config) }
}

/** Whether a profile is as it was sent: of that type and, as JSON, of that configuration. */
export const isSentProfile = (
  { type, config }: Pick<ProfileRow, "type" | "config">,
  sent: Pick<NewProfileBody, "type" | "config">
): boolean =>
  type === sent.type &&
  isSameJson(
    config,
    Result.getOrElse(parseConfig(sent.config), () => undefined)
  )

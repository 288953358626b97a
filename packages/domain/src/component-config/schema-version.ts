import { jsonField, shownText } from "../json/json-field.ts"
import { profileMessages } from "../profile/profile-messages.ts"

/** The version of the schema by which a configuration was made (`utgGlobal.ccschema`), or null where it names none. */
export const schemaVersionOf = (config: unknown): string | null =>
  shownText(jsonField(jsonField(config, "utgGlobal"), "ccschema"))

/** The schema version as it is shown: 'Schema NOT Validated' where there is none (document 2 §3). */
export const shownSchemaVersion = (config: unknown): string =>
  schemaVersionOf(config) ?? profileMessages.schemaNotValidated

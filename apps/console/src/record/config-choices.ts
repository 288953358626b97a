import { loadSchemaManifest } from "@command-center/api/static/schemas"
import type { DeviceOwner, SchemaManifest } from "@command-center/domain/component-config/schema-manifest"
import { deviceTypesOf } from "@command-center/domain/component-config/schema-manifest"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { type SettingsSchema, settingsSchema } from "@command-center/domain/settings/settings-schema"
import { Result } from "effect"
import { type PagePart, pagePart } from "./page-part.ts"

/** What can be added to a configuration. */
export interface ConfigChoices {
  /** Null where the version names none. */
  readonly schema: PagePart<JsonObject | null>
  readonly deviceTypes: PagePart<ReadonlyArray<string>>
  /** Another schema than the configuration's own is shown, or none. */
  readonly notice: string | null
}

/** The schema of the whole configuration, where it is known and can be a form. */
export const schemaIn = (choices: ConfigChoices | null): SettingsSchema | null => {
  const schema = choices === null ? null : Result.getOrElse(choices.schema, () => null)
  return Result.getOrElse(settingsSchema(schema), () => null)
}

/** The manifest of schemas, or why it could not be read. */
export const knownManifest = () => pagePart(loadSchemaManifest())

export const deviceTypesIn = (
  manifest: PagePart<SchemaManifest>,
  owner: DeviceOwner
): PagePart<ReadonlyArray<string>> => Result.map(manifest, (read) => deviceTypesOf(read, owner))

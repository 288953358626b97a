import type { EntryKind } from "@command-center/domain/component-config/config-entry"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { type SettingsSchema, settingsSchema } from "@command-center/domain/settings/settings-schema"
import { Result } from "effect"

/** What of an entry keeps its value: its type and its id. */
const fixed: ReadonlySet<string> = new Set(["cdType", "deviceType", "ccid"])

const text = (title: string) => ({ title, type: "string" })

/** What every entry has, for types of which nothing is known. */
const plain: Readonly<Record<EntryKind, JsonObject>> = {
  apiInterface: {
    type: "object",
    properties: { taskDesc: text("Description"), listenPort: { ...text("Port"), type: ["integer", "string"] } },
    required: ["taskDesc", "listenPort"]
  },
  device: { type: "object", properties: { taskDesc: text("Device Description") }, required: ["taskDesc"] }
}

const propertiesOf = ({ properties }: JsonObject): JsonObject => (isJsonObject(properties) ? properties : {})

const withEvery = (kind: EntryKind, at: JsonObject): JsonObject => {
  const entries = Object.entries({ ...propertiesOf(plain[kind]), ...propertiesOf(at) })
  const properties = entries.map(([name, each]) => [
    name,
    fixed.has(name) && isJsonObject(each) ? { ...each, readOnly: true } : each
  ])
  return { ...at, properties: Object.fromEntries(properties) }
}

/** The form of an entry: by its schema, its type fixed, with what every entry has. */
export const formOf = (kind: EntryKind, schema: SettingsSchema | null): SettingsSchema | null =>
  Result.getOrNull(
    schema === null ? settingsSchema(plain[kind]) : settingsSchema(schema.root, withEvery(kind, schema.at))
  )

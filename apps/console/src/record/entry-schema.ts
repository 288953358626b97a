import type { EntryKind } from "@command-center/domain/component-config/config-entry"
import type { EntryForm } from "@command-center/domain/component-config/entry-form"
import { placeOf, type Walk, walkOf } from "@command-center/domain/component-config/schema-walk"
import { isJsonObject, type JsonObject, jsonField, shownText } from "@command-center/domain/json/json-field"
import { partsOfSetting } from "@command-center/domain/settings/setting-parts"
import { type SettingsSchema, settingsSchema } from "@command-center/domain/settings/settings-schema"
import { Result } from "effect"

/** What of an entry keeps its value: its type and its id. */
const fixed = ["cdType", "deviceType", "ccid"] as const

const text = (title: string) => ({ title, type: "string" })
const textOrNumber = (title: string) => ({ title, type: ["integer", "string"] })

/** What every entry has that is typed. */
const plain: Readonly<Record<EntryKind, JsonObject>> = {
  apiInterface: { taskDesc: text("Description"), listenPort: textOrNumber("Port") },
  device: { taskDesc: text("Device Description") }
}

/** What every entry has that is given. */
const given: Readonly<Record<EntryKind, JsonObject>> = {
  apiInterface: { cdType: textOrNumber("Type") },
  device: { deviceType: textOrNumber("Device Type") }
}

const propertiesOf = ({ properties }: JsonObject): JsonObject => (isJsonObject(properties) ? properties : {})

const isOpen = ({ additionalProperties: others }: JsonObject): boolean => others === undefined || others === true

/** A schema that takes no other settings takes these, too, wherever it says so; what it refers to in its place. */
const allowing = (schema: unknown, every: JsonObject, walk: Walk): unknown => {
  const place = placeOf(schema, walk)
  if (place === null) return schema
  const own = place.schema
  const properties = propertiesOf(own)
  const isClosed = !isOpen(own) && Object.keys(every).some((name) => !Object.hasOwn(properties, name))
  const within = ["allOf", "anyOf", "oneOf", "then", "else"].flatMap((keyword) => {
    const said = own[keyword]
    const made = Array.isArray(said)
      ? said.map((each: unknown) => allowing(each, every, place.walk))
      : allowing(said, every, place.walk)
    const isSame =
      Array.isArray(said) && Array.isArray(made) ? said.every((each, at) => each === made[at]) : said === made
    return isSame ? [] : [[keyword, made] as const]
  })
  if (!isClosed && within.length === 0) return schema
  return { ...own, ...(isClosed ? { properties: { ...every, ...properties } } : {}), ...Object.fromEntries(within) }
}

const withEvery = (kind: EntryKind, { root, at }: SettingsSchema): JsonObject => {
  const open = allowing(at, { ...plain[kind], ...given[kind] }, walkOf(root))
  const taking = isJsonObject(open) ? open : at
  const parts = partsOfSetting(taking, root).properties
  const fixedOnes = fixed.flatMap((name) => {
    const said = parts.get(name)
    return isJsonObject(said) ? [[name, { ...said, readOnly: true }] as const] : []
  })
  const properties = { ...plain[kind], ...propertiesOf(taking), ...Object.fromEntries(fixedOnes) }
  return { ...taking, properties }
}

const withoutSchema = ({ kind, made, replaces }: EntryForm): JsonObject => {
  const isAsked = (name: string) =>
    name !== "listenPort" || replaces === null || shownText(jsonField(made, name)) !== null
  const properties = plain[kind]
  return { type: "object", properties, required: Object.keys(properties).filter(isAsked) }
}

/** The form of an entry: by its schema, its type fixed, with what every entry has. */
export const formOf = (form: EntryForm, schema: SettingsSchema | null): SettingsSchema | null =>
  Result.getOrNull(
    schema === null ? settingsSchema(withoutSchema(form)) : settingsSchema(schema.root, withEvery(form.kind, schema))
  )

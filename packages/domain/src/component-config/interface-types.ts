import { type DeviceSchemaName, deviceTypeId, listedType } from "../device/device-type.ts"
import { isJsonObject, type JsonObject, shownText } from "../json/json-field.ts"
import { schemaOfType } from "../settings/entry-schema.ts"
import { canAddInterface, withClientId } from "./api-interface.ts"
import { withDefaults } from "./defaults.ts"
import type { Choice } from "./schema-choices.ts"
import { choicesAt, propertyOf } from "./schema-property.ts"

/** An entry of "New API Interface" (document 2 §2). */
export interface InterfaceType {
  readonly cdType: string
  /** As the schema names it, else the type itself. */
  readonly title: string
  /** Type 148 is not, where there is one already. */
  readonly canBeAdded: boolean
}

const interfacePath = ["apiInterfaceConfig", "apiInterface", "items"] as const

/** The schema of one API interface; undefined where the schema has none. */
export const interfaceSchema = (schema: JsonObject): unknown => propertyOf(schema, interfacePath)

const typeChoices = (schema: JsonObject) => choicesAt(schema, [...interfacePath, "cdType"])

/** The interface types of a schema, in its order: what "New API Interface" lists for this configuration (2 §2). */
export const interfaceTypesOf = (schema: JsonObject, config: unknown): ReadonlyArray<InterfaceType> =>
  typeChoices(schema).flatMap(({ value, title }) => {
    const cdType = shownText(value)
    return cdType === null ? [] : [{ cdType, title: title ?? cdType, canBeAdded: canAddInterface(config, cdType) }]
  })

/** A new API interface of a type: what the schema gives by default, with an id of its own (document 2 §3). */
export const newApiInterface = (schema: JsonObject, cdType: string, newId: () => string): JsonObject => {
  const value = typeChoices(schema).find((choice) => shownText(choice.value) === cdType)?.value ?? cdType
  const part = interfaceSchema(schema)
  const ofType = isJsonObject(part) ? schemaOfType(part, schema, cdType) : part
  const made = withDefaults(ofType, { cdType: value }, schema)
  return withClientId(isJsonObject(made) ? made : { cdType: value }, newId)
}

const plain = (text: string): string => text.trim().toLowerCase()

type Types = ReadonlyArray<DeviceSchemaName>

/** All that a device type may be called: what the list has for it, the model of its code, its code. */
const namesOf = (deviceType: string, types: Types): ReadonlySet<string> => {
  const code = deviceTypeId(deviceType, types)
  const { names } = listedType(deviceType, types)
  return new Set([...names, ...(code === null ? [] : [String(code)])].map(plain))
}

const isCalled = ({ value, title }: Choice, names: ReadonlySet<string>): boolean =>
  [shownText(value) ?? "", title ?? ""].some((name) => names.has(plain(name)))

/** The type as its schema writes it: what it lets one choose alone, else its choice of that name; else as it is. */
const deviceTypeIn = (schema: unknown, deviceType: string, types: Types): unknown => {
  const choices = isJsonObject(schema) ? choicesAt(schema, ["deviceType"]) : []
  if (choices.length === 1) return choices[0]?.value
  const own = new Set([plain(deviceType)])
  const found =
    choices.find(({ value }) => shownText(value) === deviceType) ??
    choices.find((choice) => isCalled(choice, own)) ??
    choices.find((choice) => isCalled(choice, namesOf(deviceType, types)))
  return found === undefined ? deviceType : found.value
}

/**
 * A new device of a type: what the schema of the type gives by default (document 2 §3). Which type a schema means is
 * told by the service's list of them (`types`), and by the built-in table for what that does not have.
 */
export const newConfigDevice = (schema: unknown, deviceType: string, types: Types): JsonObject => {
  const given = { deviceType: deviceTypeIn(schema, deviceType, types) }
  const made = withDefaults(schema, given, schema)
  return isJsonObject(made) ? made : given
}

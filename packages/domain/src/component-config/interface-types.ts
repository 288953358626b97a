import { isJsonObject, type JsonObject, shownText } from "../json/json-field.ts"
import { schemaOfType } from "../settings/entry-schema.ts"
import { canAddInterface, withClientId } from "./api-interface.ts"
import { withDefaults } from "./defaults.ts"
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

/** A new device of a type: what the schema of the type gives by default (document 2 §3). */
export const newConfigDevice = (schema: unknown, deviceType: string): JsonObject => {
  const made = withDefaults(schema, { deviceType }, schema)
  return isJsonObject(made) ? made : { deviceType }
}

import { type DeviceSchemaName, deviceTypeName, isTypeCode, knownTypeName } from "../device/device-type.ts"
import { type JsonObject, shownText } from "../json/json-field.ts"
import { choicesAt } from "./schema-property.ts"

/** A value with the name that people know it by, where it has another: "Lane/3000 (lane3000)". */
export const namedValue = (value: string | null, title: string | null | undefined): string | null =>
  value === null || !title || title === value ? value : `${title} (${value})`

/** Whether any of these types is a code, which only a list of names makes readable. */
export const hasTypeCodes = (types: ReadonlyArray<string | null>): boolean =>
  types.some((type) => type !== null && isTypeCode(type))

/** A code with its name; a code that nobody knows says so (document 2 §3 "Device schema"). */
const shownType = (type: string | null, names: ReadonlyArray<DeviceSchemaName>): string | null => {
  if (type === null || !isTypeCode(type)) return type
  const name = knownTypeName(Number(type), names)
  return name === null ? deviceTypeName(Number(type), names) : namedValue(type, name)
}

/**
 * What is shown for a device's type or thread type: with the name that the configuration's schema gives it, else, where
 * the type is a code, with that of the service's list (`names`) or the built-in table. What is saved stays as it is.
 */
export const shownDeviceField = (
  schema: JsonObject | null,
  field: "deviceType" | "threadType",
  value: string | null,
  names: ReadonlyArray<DeviceSchemaName>
): string | null => {
  const choices = schema === null ? [] : choicesAt(schema, ["deviceConfig", "device", "items", field])
  const title = choices.find((choice) => shownText(choice.value) === value)?.title
  if (title !== undefined && title !== null && title !== "") return namedValue(value, title)
  return field === "deviceType" ? shownType(value, names) : value
}

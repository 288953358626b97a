import { deviceModels, deviceTypeName } from "../device/device-type.ts"
import { type JsonObject, shownText } from "../json/json-field.ts"
import { choicesAt } from "./schema-property.ts"

/** A value with the name that people know it by, where it has another: "Lane/3000 (lane3000)". */
export const namedValue = (value: string | null, title: string | null | undefined): string | null =>
  value === null || !title || title === value ? value : `${title} (${value})`

const modelOf = (type: string | null): string | null =>
  type !== null && /^\d+$/u.test(type) && Number(type) < deviceModels.length ? deviceTypeName(Number(type)) : null

/**
 * What is shown for a device's type or thread type: with the name that the configuration's schema gives it, else, where
 * the type is a model's code, with the model's. What is saved stays as it is.
 */
export const shownDeviceField = (
  schema: JsonObject | null,
  field: "deviceType" | "threadType",
  value: string | null
): string | null => {
  const choices = schema === null ? [] : choicesAt(schema, ["deviceConfig", "device", "items", field])
  const title = choices.find((choice) => shownText(choice.value) === value)?.title
  return namedValue(value, title ?? (field === "deviceType" ? modelOf(value) : null))
}

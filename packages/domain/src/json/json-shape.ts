import { isJsonObject } from "./json-field.ts"

type Check = (value: unknown) => boolean

export const isNumber = (value: unknown): value is number => typeof value === "number"
export const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value)
export const isText = (value: unknown): value is string => typeof value === "string"
export const isExactly =
  (expected: unknown): Check =>
  (value) =>
    value === expected

/** Whether a value is an object whose fields are as they are to be; it may have more of them. For what is read at the start, where Schema would be most of what is loaded for it. */
export const hasFields = (value: unknown, fields: Readonly<Record<string, Check>>): boolean =>
  isJsonObject(value) &&
  Object.entries(fields).every(([name, isSound]) => isSound(Object.hasOwn(value, name) ? value[name] : undefined))

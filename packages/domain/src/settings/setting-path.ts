import { isJsonObject, type JsonObject } from "../json/json-field.ts"

/** Where a setting stands: names of sections and places in lists. */
export type SettingPath = ReadonlyArray<string | number>

/** A path as one text that no other path has. */
export const pathKey = (path: SettingPath): string =>
  path.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1")).join("/")

const inside = (value: unknown, step: string | number): unknown => {
  if (Array.isArray(value)) return typeof step === "number" ? value[step] : undefined
  return isJsonObject(value) && Object.hasOwn(value, String(step)) ? value[String(step)] : undefined
}

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: SettingPath): unknown => path.reduce<unknown>(inside, value)

const without = (object: JsonObject, name: string): JsonObject =>
  Object.hasOwn(object, name) ? Object.fromEntries(Object.entries(object).filter(([each]) => each !== name)) : object

const withEntry = (list: ReadonlyArray<unknown>, at: number, to: unknown): ReadonlyArray<unknown> => {
  if (to === undefined) return at < list.length ? list.toSpliced(at, 1) : list
  if (at >= list.length) return [...list, to]
  return Object.is(list[at], to) ? list : list.with(at, to)
}

const withField = (object: JsonObject, name: string, to: unknown): JsonObject => {
  if (to === undefined) return without(object, name)
  return Object.hasOwn(object, name) && Object.is(object[name], to) ? object : { ...object, [name]: to }
}

/**
 * The value with another one at a path; undefined removes what is there. All that lies beside the path is the same
 * object as before. Sections that are missing on the way are made, but not to remove something from them.
 */
export const withValueAt = (value: unknown, path: SettingPath, to: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return to
  const before = inside(value, step)
  if (rest.length > 0 && before === undefined && to === undefined) return value
  const next = withValueAt(before, rest, to)
  if (Array.isArray(value) && typeof step === "number") return withEntry(value, step, next)
  if (typeof step === "number") return next === undefined ? value : [next]
  return withField(isJsonObject(value) ? value : {}, step, next)
}

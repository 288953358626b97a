import { isJsonObject, type JsonObject, jsonField, jsonList, jsonText, shownText } from "../json/json-field.ts"
import type { Choice } from "./schema-choices.ts"
import { partsOf } from "./schema-parts.ts"
import { type Walk, walkOf } from "./schema-walk.ts"

const at = (schema: JsonObject, name: string): unknown =>
  name === "items" ? schema["items"] : jsonField(schema["properties"], name)

/** The schema of a setting by its path, in which `items` leads into a list; undefined where there is none. */
export const propertyOf = (schema: JsonObject, path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((from, name) => {
    const found = partsOf(from, null, walkOf(schema)).map((part) => at(part.schema, name))
    return found.find((each) => each !== undefined)
  }, schema)

/** What a schema may be, each by itself: what it always is, and each of several kinds. */
interface Kind {
  readonly schema: JsonObject
  readonly walk: Walk
  /** Whether it is one of several, and how that one is called. */
  readonly isOne: boolean
  readonly title: string | null
}

const kindsOf = (schema: unknown, walk: Walk, isOne = false): ReadonlyArray<Kind> => {
  const parts = partsOf(schema, null, walk)
  const title = isOne
    ? (parts.map((part) => jsonText(part.schema["title"])).find((each) => each !== null) ?? null)
    : null
  return parts.flatMap((part) => [
    { ...part, isOne, title },
    ...[...jsonList(part.schema["anyOf"]), ...jsonList(part.schema["oneOf"])].flatMap((each) =>
      kindsOf(each, part.walk, true)
    )
  ])
}

/** A choice, and the title beside it, which may be what the field is called. */
interface Found extends Choice {
  readonly beside: string | null
}

/** What a kind of a setting may be, within a kind of what it is a setting of. */
const foundIn = ({ schema, isOne, title }: Kind, within: Kind): ReadonlyArray<Found> => {
  const isConst = Object.hasOwn(schema, "const")
  const values = isConst ? [schema["const"]] : jsonList(schema["enum"])
  const names = isConst ? [] : jsonList(schema["enumNames"])
  const own = values.length === 1 ? (title ?? within.title) : null
  const beside = values.length === 1 && (isConst || within.isOne) && !isOne ? jsonText(schema["title"]) : null
  return values.map((value, place) => ({ value, title: shownText(names[place]) ?? own, beside }))
}

/** The title that stands beside one value alone is its name; what stands beside several is that of the field. */
const named = ({ value, title, beside }: Found, all: ReadonlyArray<Found>): Choice => {
  const isShared = all.some((other) => other.beside === beside && keyOf(other) !== keyOf({ value }))
  return { value, title: title ?? (isShared ? null : beside) }
}

const keyOf = ({ value }: Pick<Choice, "value">): string => shownText(value) ?? JSON.stringify(value)

/**
 * The values among which a schema lets one choose for the setting at a path, in whatever kinds of it they stand; none
 * if it is free. References are looked up in the root.
 */
export const choicesAt = (
  schema: JsonObject,
  path: ReadonlyArray<string>,
  root: JsonObject = schema
): ReadonlyArray<Choice> => {
  const start: ReadonlyArray<readonly [within: Kind, schema: unknown]> = [
    [{ schema, walk: walkOf(root), isOne: false, title: null }, schema]
  ]
  const ends = path.reduce(
    (from, name) =>
      from.flatMap(([{ walk }, each]) =>
        kindsOf(each, walk).flatMap((kind) => {
          const next = at(kind.schema, name)
          return isJsonObject(next) ? [[kind, next] as const] : []
        })
      ),
    start
  )
  const all = ends.flatMap(([within, each]) => kindsOf(each, within.walk).flatMap((kind) => foundIn(kind, within)))
  const choices = new Map<string, Choice>()
  for (const each of all) {
    const choice = named(each, all)
    const before = choices.get(keyOf(choice))
    choices.set(keyOf(choice), before === undefined ? choice : { ...before, title: before.title ?? choice.title })
  }
  return [...choices.values()]
}

import { withDefaults } from "../component-config/defaults.ts"
import { isJsonObject, type JsonObject, jsonText } from "../json/json-field.ts"
import { settingsMessages } from "../message/settings-messages.ts"
import type { Issues } from "./setting-issue.ts"
import { partsOfSetting } from "./setting-parts.ts"

/** One of several kinds that a setting may be of, as seen from a value: what it has against it, and which settings it knows. */
export interface Kind {
  readonly issues: Issues
  readonly names: ReadonlyMap<string, unknown>
}

/** Whether it was not meant for the value at all: it asks for another type, or another constant. */
export const isBesideThePoint = ({ issues }: Kind): boolean =>
  issues.some(({ path, keyword }) => path.length === 0 && ["type", "const", "enum", "false"].includes(keyword))

/** Whether one of its settings says that the value is of another kind. */
const isOfOther = ({ issues }: Kind): boolean =>
  issues.some(({ path, keyword }) => path.length === 1 && ["const", "enum"].includes(keyword))

const betterOf = <T>(some: ReadonlyArray<T>, isBetter: (each: T) => boolean): ReadonlyArray<T> => {
  const better = some.filter(isBetter)
  return better.length === 0 ? some : better
}

/** The places of the kinds that a value is likely of, several where it does not tell: of those that fit best, those that know most of it. */
export const likelyKinds = (kinds: ReadonlyArray<Kind>, value: unknown): ReadonlyArray<number> => {
  const set = isJsonObject(value) ? Object.keys(value).filter((name) => value[name] !== undefined) : []
  const placed = kinds.map((kind, place) => ({
    ...kind,
    place,
    known: set.filter((name) => kind.names.has(name)).length
  }))
  const fitting = [
    ({ issues }: Kind) => issues.length === 0,
    (kind: Kind) => !isBesideThePoint(kind),
    (kind: Kind) => !isOfOther(kind)
  ].reduce<typeof placed>((some, isBetter) => [...betterOf(some, isBetter)], placed)
  const most = Math.max(...fitting.map(({ known }) => known))
  return fitting.filter(({ known }) => known === most).map(({ place }) => place)
}

/**
 * What a setting starts with once it is of another kind: what it kept, what the schema gives, and an empty text where
 * one is required, by which the value tells its kind before anything is typed.
 */
export const begunKind = (kind: JsonObject, kept: unknown): unknown => {
  const begun = withDefaults(kind, kept, kind)
  if (!isJsonObject(begun)) return begun
  const { properties, required } = partsOfSetting(kind, kind)
  const awaited = [...required].filter(
    (name) => begun[name] === undefined && partsOfSetting(properties.get(name), kind).type === "string"
  )
  return { ...begun, ...Object.fromEntries(awaited.map((name) => [name, ""])) }
}

/** As the schema titles it, else by the constant that tells it from the others, else by its place. */
export const kindTitle = (kind: JsonObject, place: number): string => {
  const { properties, said } = partsOfSetting(kind, kind)
  const constants = [...properties.values()].map((each) => jsonText(partsOfSetting(each, kind).said("const")))
  return jsonText(said("title")) ?? constants.find((each) => each !== null) ?? settingsMessages.kindAt(place)
}

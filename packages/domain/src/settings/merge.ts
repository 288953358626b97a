import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { type MergedEntry, mergedEntries } from "./merged-entries.ts"
import { pathKey, type SettingPath } from "./setting-path.ts"

/** A setting that was changed in two ways since it was read. */
export interface SettingCollision {
  /**
   * Where it stands. Entries of lists are counted with those that are gone from mine and were changed by them: their
   * place is where they would stand.
   */
  readonly path: SettingPath
  /** As a person reads it: "deviceConfig / device / Lane 1 / threadType". */
  readonly shown: string
  /** Undefined where it was not set; so the others. */
  readonly was: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface MergedConfig {
  /** With mine where both changed the same. */
  readonly merged: unknown
  readonly collisions: ReadonlyArray<SettingCollision>
}

interface Place {
  readonly path: SettingPath
  readonly names: ReadonlyArray<string>
}

const settled = (merged: unknown): MergedConfig => ({ merged, collisions: [] })

const field = (object: JsonObject, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined)

const objectMerge = (was: JsonObject, mine: JsonObject, theirs: JsonObject, { path, names }: Place): MergedConfig => {
  const all = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const parts = all.map((name) => {
    const place = { path: [...path, name], names: [...names, name] }
    return [name, mergedAt(field(was, name), field(mine, name), field(theirs, name), place)] as const
  })
  return {
    merged: Object.fromEntries(
      parts.flatMap(([name, { merged }]) => (merged === undefined ? [] : [[name, merged] as const]))
    ),
    collisions: parts.flatMap(([, { collisions }]) => collisions)
  }
}

const listMerge = (entries: ReadonlyArray<MergedEntry>, { path, names }: Place): MergedConfig => {
  const parts: Array<MergedConfig> = []
  for (const { name, was, mine, theirs } of entries) {
    const place = { path: [...path, parts.length], names: [...names, name] }
    const part = mergedAt(was, mine, theirs, place)
    // What is gone without a question has no place.
    if (part.merged !== undefined || part.collisions.length > 0) parts.push(part)
  }
  return {
    merged: parts.flatMap(({ merged }) => (merged === undefined ? [] : [merged])),
    collisions: parts.flatMap(({ collisions }) => collisions)
  }
}

const mergedAt = (was: unknown, mine: unknown, theirs: unknown, place: Place): MergedConfig => {
  if (isSameJson(mine, theirs) || isSameJson(was, theirs)) return settled(mine)
  if (isSameJson(was, mine)) return settled(theirs)
  if (isJsonObject(mine) && isJsonObject(theirs)) {
    return objectMerge(isJsonObject(was) ? was : {}, mine, theirs, place)
  }
  const entries = mergedEntries(place.path, was, mine, theirs)
  if (entries !== null) return listMerge(entries, place)
  return { merged: mine, collisions: [{ path: place.path, shown: place.names.join(" / "), was, mine, theirs }] }
}

/**
 * Two changes of the same configuration in one: what only one of them changed is as that one has it, and what both
 * changed in two ways collides. API interfaces and devices are the same by their ids, ports and names.
 */
export const mergedConfig = (was: unknown, mine: unknown, theirs: unknown): MergedConfig =>
  mergedAt(was, mine, theirs, { path: [], names: [] })

export type CollisionSide = "mine" | "theirs"

/** Stands in a list where an entry is that mine does not have. */
const gone = Symbol("gone")

const change = (value: unknown, path: SettingPath, to: (before: unknown) => unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return to(value)
  if (typeof step === "number") {
    const list: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
    return rest.length === 0 ? to(list) : list.with(step, change(list[step], rest, to))
  }
  const object = isJsonObject(value) ? value : {}
  const changed = change(field(object, step), rest, to)
  if (changed !== undefined) return { ...object, [step]: changed }
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step))
}

const isEntry = (path: SettingPath): boolean => typeof path.at(-1) === "number"

const withPlace = (value: unknown, { path }: SettingCollision): unknown =>
  change(value, path, (list) => (Array.isArray(list) ? list.toSpliced(Number(path.at(-1)), 0, gone) : list))

const withTheirs = (value: unknown, { path, theirs }: SettingCollision): unknown =>
  isEntry(path)
    ? change(value, path, (list) =>
        Array.isArray(list) ? list.with(Number(path.at(-1)), theirs === undefined ? gone : theirs) : list
      )
    : change(value, path, () => theirs)

const withoutGone = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((each) => each !== gone).map(withoutGone)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutGone(each)]))
}

/** What was merged, with theirs where it was chosen; the choices go by the keys of the collisions' paths. */
export const withChoices = (
  merged: unknown,
  collisions: ReadonlyArray<SettingCollision>,
  choices: ReadonlyMap<string, CollisionSide>
): unknown => {
  const chosen = collisions.filter(({ path }) => choices.get(pathKey(path)) === "theirs")
  if (chosen.length === 0) return merged
  // In the order of their places, so that each one goes where it is counted.
  const placed = collisions.filter(({ path, mine }) => isEntry(path) && mine === undefined).reduce(withPlace, merged)
  return withoutGone(chosen.reduce(withTheirs, placed))
}

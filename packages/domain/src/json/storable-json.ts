import { isStorableText } from "./storable-text.ts"

/** Far more levels than any record has, and few enough for whatever walks a value by calling itself. */
export const deepestJson = 200

/** Why a JSON value cannot be kept, with the place it is about: the value itself where that is empty. */
export interface UnstorableJson {
  readonly kind: "deep" | "text" | "name"
  readonly path: string
}

interface Place {
  readonly value: object
  readonly depth: number
  readonly name: string
  readonly parent: Place | null
}

const pathOf = (place: Place | null, name = ""): string => {
  const names = [name]
  for (let at = place; at !== null; at = at.parent) names.unshift(at.name)
  return names.filter((each) => each !== "").join(".")
}

const inside = (place: Place, open: Array<Place>): UnstorableJson | null => {
  const entries: ReadonlyArray<readonly [name: string, value: unknown]> = Object.entries(place.value)
  for (const [name, value] of entries) {
    if (!isStorableText(name)) return { kind: "name", path: pathOf(place) }
    if (typeof value === "string" && !isStorableText(value)) return { kind: "text", path: pathOf(place, name) }
    if (typeof value === "object" && value !== null) open.push({ value, depth: place.depth + 1, name, parent: place })
  }
  return null
}

const holdsMore = (value: unknown): value is object => typeof value === "object" && value !== null

/** Whether JSON has more levels than any record: what walks it by calling itself might not come back. */
export const isTooDeep = (json: unknown): boolean => {
  let level = [json].filter(holdsMore)
  for (let depth = 1; depth <= deepestJson && level.length > 0; depth += 1) {
    level = level.flatMap((value): ReadonlyArray<unknown> => Object.values(value)).filter(holdsMore)
  }
  return level.length > 0
}

/**
 * Why JSON of a stranger cannot be kept or walked; null where it can. Does not call itself, however deep it goes. JSON
 * escapes NUL and halves of pairs, so that the text it was read from does not show them.
 */
export const unstorableJson = (json: unknown): UnstorableJson | null => {
  if (typeof json === "string") return isStorableText(json) ? null : { kind: "text", path: "" }
  if (typeof json !== "object" || json === null) return null
  const open: Array<Place> = [{ value: json, depth: 1, name: "", parent: null }]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const found: UnstorableJson | null = place.depth > deepestJson ? { kind: "deep", path: "" } : inside(place, open)
    if (found !== null) return found
  }
  return null
}

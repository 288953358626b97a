import { isJsonObject } from "./json-field.ts"
import { jsonIn } from "./json-text.ts"
import { jsonTokens } from "./json-tokens.ts"
import { isSameJson } from "./same-json.ts"

/** A part of a JSON text with what it stands for: a number as it was written, what is in a list, or in an object. */
interface Written {
  readonly value: unknown
  readonly number: string | null
  readonly items: ReadonlyArray<Written>
  readonly fields: ReadonlyMap<string, Written>
}

const noItems: ReadonlyArray<Written> = []
const noFields: ReadonlyMap<string, Written> = new Map()

const isNumber = (token: string): boolean => /^[-\d]/u.test(token)

/** Whether a number comes out of the browser as it went in: most do. */
const isPlain = (token: string): boolean => !isNumber(token) || JSON.stringify(Number(token)) === token

/** Reads tokens that are known to be JSON. */
const writtenIn = (tokens: ReadonlyArray<string>): Written => {
  let at = 0
  const next = (): string => {
    const token = tokens[at] ?? ""
    at += 1
    return token
  }
  const list = (): Written => {
    const items: Array<Written> = []
    while (tokens[at] !== "]") {
      items.push(part())
      if (tokens[at] === ",") at += 1
    }
    at += 1
    return { value: items.map(({ value }) => value), number: null, items, fields: noFields }
  }
  const object = (): Written => {
    const fields = new Map<string, Written>()
    while (tokens[at] !== "}") {
      const name = String(jsonIn(next()))
      at += 1
      fields.set(name, part())
      if (tokens[at] === ",") at += 1
    }
    at += 1
    const value = Object.fromEntries([...fields].map(([name, each]) => [name, each.value]))
    return { value, number: null, items: noItems, fields }
  }
  const part = (): Written => {
    const token = next()
    if (token === "[") return list()
    if (token === "{") return object()
    return { value: jsonIn(token), number: isNumber(token) ? token : null, items: noItems, fields: noFields }
  }
  return part()
}

type Pairing = ReadonlyArray<Written | undefined>

/** How many at the start of both are the same. */
const sameAtStart = (values: ReadonlyArray<unknown>, items: ReadonlyArray<Written>): number => {
  const end = Math.min(values.length, items.length)
  for (let at = 0; at < end; at += 1) if (!isSameJson(values[at], items[at]?.value)) return at
  return end
}

/** What each entry of a list was: the same one, else the one that is left in its order. */
const pairedWith = (values: ReadonlyArray<unknown>, items: ReadonlyArray<Written>): Pairing => {
  const start = sameAtStart(values, items)
  const end = sameAtStart(values.slice(start).toReversed(), items.slice(start).toReversed())
  const changed = values.slice(start, values.length - end)
  const free = items.slice(start, items.length - end)
  const same = changed.map((value) => {
    const found = free.findIndex((item) => isSameJson(item.value, value))
    return found === -1 ? undefined : free.splice(found, 1)[0]
  })
  const middle = same.map((item) => item ?? free.shift())
  return [...items.slice(0, start), ...middle, ...items.slice(items.length - end)]
}

const numberText = (value: number, sources: ReadonlyArray<Written>): string =>
  sources.find((source) => source.value === value)?.number ?? JSON.stringify(value)

const isThere = (source: Written | undefined): source is Written => source !== undefined

const textOf = (value: unknown, sources: ReadonlyArray<Written>): string => {
  if (typeof value === "number") return numberText(value, sources)
  if (Array.isArray(value)) {
    const pairings = sources.map(({ items }) => pairedWith(value, items))
    return `[${value.map((each, at) => textOf(each, pairings.map((items) => items[at]).filter(isThere))).join(",")}]`
  }
  if (!isJsonObject(value)) return JSON.stringify(value ?? null)
  const fields = Object.entries(value).flatMap(([name, each]) => {
    if (each === undefined) return []
    const inside = sources.map((source) => source.fields.get(name)).filter(isThere)
    return [`${JSON.stringify(name)}:${textOf(each, inside)}`]
  })
  return `{${fields.join(",")}}`
}

/**
 * The JSON text of a value in which every number that is as it was in one of these texts, the first ones first, is
 * written as it was there: a browser has no room for all digits of 9007199254740993, and none for those of 1.10.
 */
export const jsonWrittenAs = (texts: ReadonlyArray<string>, value: unknown): string => {
  const sources = texts.filter((text) => jsonIn(text) !== undefined).map(jsonTokens)
  const isAllPlain = sources.every((tokens) => tokens.every(isPlain))
  return isAllPlain ? JSON.stringify(value) : textOf(value, sources.map(writtenIn))
}

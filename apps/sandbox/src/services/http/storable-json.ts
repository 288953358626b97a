import { isStorableText } from "@command-center/domain/json/storable-text"
import { Result } from "effect"
import { refusal } from "./refusal.ts"

/** Far more than any record has, and few enough for whatever walks a value by calling itself. */
const deepest = 200

const unstorable = (where: string): string =>
  `${where} holds a character that cannot be stored: NUL, or half of a surrogate pair. Take it out.`

/** What no database column can keep as text is refused by the name of the place that holds it. */
export const mustBeStorable = (text: string, where: string): void => {
  if (!isStorableText(text)) throw refusal(400, unstorable(where))
}

interface Place {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

const inside = ({ value, path, depth }: Place): ReadonlyArray<Place> => {
  if (typeof value !== "object" || value === null) return []
  const entries: ReadonlyArray<readonly [name: string, inner: unknown]> = Object.entries(value)
  return entries.map(([name, inner]) => ({
    value: inner,
    path: path === "" ? name : `${path}.${name}`,
    depth: depth + 1
  }))
}

const nameOf = (path: string, what: string): string => (path === "" ? what : `The field ${path}`)

const checkAll = (json: unknown, what: string): void => {
  const open: Array<Place> = [{ value: json, path: "", depth: 0 }]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, path, depth } = place
    if (depth > deepest) throw refusal(400, `${what} is nested more than ${deepest} levels deep. Make it flatter.`)
    if (typeof value === "string") mustBeStorable(value, nameOf(path, what))
    for (const inner of inside(place)) {
      if (!isStorableText(inner.path)) throw refusal(400, unstorable(`The name of a field of ${path || "the body"}`))
      open.push(inner)
    }
  }
}

/** JSON that can be stored and walked; refuses any other by the name of what is wrong. */
export const storableJson = (text: string, what: string): unknown => {
  const json = Result.try({ try: (): unknown => JSON.parse(text), catch: () => null })
  if (Result.isFailure(json)) throw refusal(400, `${what} is not JSON.`)
  checkAll(json.success, what)
  return json.success
}

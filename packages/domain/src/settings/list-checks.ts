import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import type { Check, CheckOf, Descend } from "./schema-check.ts"
import { allIssues, type Issues, issueHere, noIssues, within } from "./setting-issue.ts"
import { issueMessages } from "./setting-messages.ts"

const ofLists =
  (check: (value: ReadonlyArray<unknown>, descend: Descend) => Issues): Check =>
  (value, descend) =>
    Array.isArray(value) ? check(value, descend) : noIssues

/** The schema of the item at each place; undefined where nothing is said of it. */
const itemSchemas = ({ items, additionalItems }: JsonObject): ((at: number) => unknown) => {
  if (!Array.isArray(items)) return () => items
  const places: ReadonlyArray<unknown> = items
  return (at) => (at < places.length ? places[at] : additionalItems)
}

const itemsCheck = (schema: JsonObject): Check => {
  const schemaAt = itemSchemas(schema)
  return ofLists((value, descend) =>
    allIssues(
      value.map((each, at) => {
        const item = schemaAt(at)
        return item === undefined ? noIssues : within(at, descend(item, each))
      })
    )
  )
}

const noneFits: Issues = [issueHere("contains", issueMessages.contains)]

const containsCheck = (wanted: unknown): Check =>
  ofLists((value, descend) => (value.some((each) => descend.isMet(wanted, each)) ? noIssues : noneFits))

/** A text that two values share where they are the same JSON. */
const keyOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(keyOf).join(",")}]`
  if (!isJsonObject(value)) return JSON.stringify(value ?? null)
  const names = Object.keys(value).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${keyOf(value[name])}`).join(",")}}`
}

const repeated: Issues = [issueHere("uniqueItems", issueMessages.uniqueItems)]

const uniqueCheck: Check = ofLists((value) => (new Set(value.map(keyOf)).size === value.length ? noIssues : repeated))

/** What a schema says of the entries of a list, by keyword. */
export const listChecks: ReadonlyMap<string, CheckOf> = new Map<string, CheckOf>([
  ["items", itemsCheck],
  ["contains", ({ contains }) => containsCheck(contains)],
  ["uniqueItems", ({ uniqueItems }) => (uniqueItems === true ? uniqueCheck : null)]
])

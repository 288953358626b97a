import { Result } from "effect"
import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { combinedChecks } from "./combined-checks.ts"
import { listChecks } from "./list-checks.ts"
import { objectChecks } from "./object-checks.ts"
import { requiredTextsCheck } from "./required-texts.ts"
import type { Check, CheckOf, Descend } from "./schema-check.ts"
import { referencesOf } from "./schema-references.ts"
import { allIssues, type Issues, issueHere, noIssues, type SettingIssue } from "./setting-issue.ts"
import { issueMessages } from "./setting-messages.ts"
import type { SettingsSchema } from "./settings-schema.ts"
import { isOfValue, valueCheckOf } from "./value-check.ts"

export type { SettingIssue }

/** Deeper than any schema within the limits leads: references that go round without looking into the value. */
const deepest = 400

const endless: Issues = [issueHere("$ref", issueMessages.endless)]
const refused: Issues = [issueHere("false", issueMessages.false)]

/** What a schema has to say, and what it said before: of objects by identity, of other values of the last one. */
interface Node {
  readonly checks: ReadonlyArray<Check>
  /** The names of its settings as they stand in a form; null where it has none. */
  readonly order: ReadonlyArray<string> | null
  ofObjects: WeakMap<object, Issues> | null
  last: { readonly value: unknown; readonly issues: Issues } | null
}

const referenceCheck =
  (schema: JsonObject, root: JsonObject): Check =>
  (value, descend) => {
    const target = referencesOf(root).targetOf(schema)
    return target === undefined ? endless : descend(target, value)
  }

const valueCheck = (schema: JsonObject): Check | null => {
  const check = valueCheckOf(schema)
  if (check === null) return null
  return (value) => {
    const broken = check(value)
    return broken.length === 0 ? noIssues : broken.map(({ keyword, message }) => issueHere(keyword, message))
  }
}

const byKeyword: ReadonlyMap<string, CheckOf> = new Map([...objectChecks, ...listChecks, ...combinedChecks])

/** By the letter of JSON Schema, or as forms ask: a required text is not given by an empty one. */
type Reading = "letter" | "form"

const nodeOf = (schema: JsonObject, root: JsonObject, reading: Reading): Node => {
  const checks: Array<Check> = []
  const add = (check: Check | null | undefined): void => {
    if (check !== null && check !== undefined) checks.push(check)
  }
  add(valueCheck(schema))
  for (const keyword of Object.keys(schema)) add(byKeyword.get(keyword)?.(schema, root))
  if (typeof schema["$ref"] === "string") add(referenceCheck(schema, root))
  if (reading === "form") add(requiredTextsCheck(schema, root))
  return { checks, order: orderOf(schema), ofObjects: null, last: null }
}

/** A text that schemas share which say the same and lead nowhere else; null of one that leads somewhere. */
const rulesKey = (schema: JsonObject): string | null => {
  const rules: Array<unknown> = []
  for (const keyword of Object.keys(schema)) {
    if (keyword === "$ref" || byKeyword.has(keyword)) return null
    if (isOfValue(keyword)) rules.push(keyword, schema[keyword])
  }
  return JSON.stringify(rules)
}

const orderOf = ({ properties }: JsonObject): ReadonlyArray<string> | null =>
  isJsonObject(properties) ? Object.keys(properties) : null

/** What is wrong with the whole first, then setting by setting as they stand in the form, then what it does not name. */
const inOrder = (issues: Issues, order: ReadonlyArray<string>): Issues => {
  const places = new Map<string | number | undefined, number>(order.map((name, at) => [name, at]))
  const placeOf = ({ path: [step] }: SettingIssue): number =>
    step === undefined ? -1 : (places.get(step) ?? order.length)
  return issues.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What is missing has nothing else wrong with it. */
const withoutMissing = (issues: Issues): Issues => {
  const missing = new Map(
    issues
      .filter(({ path, keyword }) => keyword === "required" && path.length === 1)
      .map((issue) => [issue.path[0], issue])
  )
  if (missing.size === 0) return issues
  return issues.filter((issue) => (missing.get(issue.path[0]) ?? issue) === issue || issue.path.length > 1)
}

const found = ({ checks, order }: Node, value: unknown, descend: Descend): Issues => {
  const lists: Array<Issues> = []
  for (const check of checks) {
    const issues = check(value, descend)
    if (issues.length > 0) lists.push(issues)
  }
  const all = allIssues(lists)
  if (all.length < 2) return all
  const issues = withoutMissing(all)
  return order === null || lists.length < 2 ? issues : inOrder(issues, order)
}

const before = ({ ofObjects, last }: Node, value: unknown): Issues | undefined => {
  if (typeof value === "object" && value !== null) return ofObjects?.get(value)
  return last !== null && Object.is(last.value, value) ? last.issues : undefined
}

const remember = (node: Node, value: unknown, issues: Issues): void => {
  if (typeof value !== "object" || value === null) {
    node.last = { value, issues }
    return
  }
  node.ofObjects ??= new WeakMap()
  node.ofObjects.set(value, issues)
}

const judgeOf = (root: JsonObject, reading: Reading): Descend => {
  const nodes = new WeakMap<JsonObject, Node>()
  const leaves = new Map<string, Node>()
  let depth = 0

  const leafOf = (schema: JsonObject, key: string): Node => {
    const leaf = leaves.get(key) ?? nodeOf(schema, root, reading)
    leaves.set(key, leaf)
    return leaf
  }

  const madeFor = (schema: JsonObject): Node => {
    const key = rulesKey(schema)
    const node = key === null ? nodeOf(schema, root, reading) : leafOf(schema, key)
    nodes.set(schema, node)
    return node
  }

  const judged = (schema: JsonObject, value: unknown): Issues => {
    const node = nodes.get(schema) ?? madeFor(schema)
    const said = before(node, value)
    if (said !== undefined) return said
    const issues = found(node, value, descend)
    remember(node, value, issues)
    return issues
  }

  const issuesOf = (schema: unknown, value: unknown): Issues => {
    if (schema === false) return refused
    if (!isJsonObject(schema)) return noIssues
    if (depth >= deepest) return endless
    depth += 1
    try {
      return judged(schema, value ?? null)
    } finally {
      depth -= 1
    }
  }

  const isMet =
    reading === "letter"
      ? (schema: unknown, value: unknown): boolean => issuesOf(schema, value).length === 0
      : judge(root, "letter").isMet
  const descend: Descend = Object.assign(issuesOf, { isMet })
  return descend
}

const judges: Readonly<Record<Reading, WeakMap<JsonObject, Descend>>> = { letter: new WeakMap(), form: new WeakMap() }

const judge = (root: JsonObject, reading: Reading): Descend => {
  const known = judges[reading].get(root) ?? judgeOf(root, reading)
  judges[reading].set(root, known)
  return known
}

/**
 * What is wrong with a value by its schema (draft 7), in the order of the form; the verdicts are those of ajv, but that
 * a required text is not given by an empty one. What was found of a part is remembered by its identity: after a change only what it changed is looked at.
 */
export const settingIssues = ({ root, at }: SettingsSchema, value: unknown): ReadonlyArray<SettingIssue> =>
  judge(root, "form")(at, value)

/**
 * Whether a value is as a schema says; references are looked up in the root. Nothing is as a schema says that is none,
 * or that leads nowhere.
 */
export const isValid = (schema: unknown, value: unknown, root: unknown): boolean =>
  Result.getOrElse(
    Result.try(() => judge(isJsonObject(root) ? root : {}, "letter").isMet(schema, value)),
    () => false
  )

import { Result } from "effect"
import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { safePattern } from "./safe-pattern.ts"
import { brokenKeyword, isNewerDraft, newerKeyword, visitSubschemas } from "./schema-keywords.ts"
import { referencesOf } from "./schema-references.ts"
import { schemaMessages } from "./setting-messages.ts"

/** The most that a schema may be (quality "Security"); a setting is what has no settings within it. */
const schemaLimits = { characters: 2_000_000, depth: 64, settings: 5000 } as const

/** Levels of JSON that so many levels of schemas may take: a keyword and a name each. */
const mostLevels = schemaLimits.depth * 3

const objectsIn = (objects: ReadonlyArray<object>): ReadonlyArray<object> => {
  const found: Array<object> = []
  for (const each of objects) {
    const values: ReadonlyArray<unknown> = Array.isArray(each) ? each : Object.values(each)
    for (const value of values) if (typeof value === "object" && value !== null) found.push(value)
  }
  return found
}

/** Level by level and without recursion, so that no depth can break it. */
const jsonIssue = (root: JsonObject): string | null => {
  let objects: ReadonlyArray<object> = [root]
  for (let level = 1; objects.length > 0; level += 1) {
    if (level > mostLevels) return schemaMessages.tooDeep
    if (objects.some((each) => Object.hasOwn(each, "__proto__"))) return schemaMessages.refusedName
    objects = objectsIn(objects)
  }
  return JSON.stringify(root).length > schemaLimits.characters ? schemaMessages.tooLarge : null
}

const patternsOf = ({ pattern, patternProperties }: JsonObject): ReadonlyArray<string> => [
  ...(typeof pattern === "string" ? [pattern] : []),
  ...Object.keys(isJsonObject(patternProperties) ? patternProperties : {})
]

/** What is wrong with a schema by itself; it begins with whose schema it is. */
const ownIssue = (schema: JsonObject, isNewer: boolean): ((subject: string) => string) | null => {
  const broken = brokenKeyword(schema)
  if (broken !== null) return (subject) => schemaMessages.keyword(broken, subject)
  const newer = isNewer ? newerKeyword(schema) : null
  if (newer !== null) return (subject) => schemaMessages.newer(newer, subject)
  const unsafe = patternsOf(schema).find((pattern) => safePattern(pattern) === null)
  return unsafe === undefined ? null : (subject) => schemaMessages.pattern(unsafe, subject)
}

/** What is known of a schema with all that it refers to. */
interface Size {
  readonly settings: number
  readonly depth: number
}

/** Measures each schema once, however often it is referred to, and stops at the first thing that is wrong. */
const measured = (root: JsonObject, from: JsonObject): Result.Result<number, string> => {
  const isNewer = isNewerDraft(root)
  const { targetOf } = referencesOf(root)
  const sizes = new Map<JsonObject, Size>()
  const open = new Set<JsonObject>()
  const names: Array<string> = []
  let issue: string | null = null

  const target = (schema: JsonObject): unknown => {
    const reference = String(schema["$ref"])
    const found = targetOf(schema)
    const subject = schemaMessages.subject(names)
    if (found === undefined) issue = schemaMessages.reference(reference, subject)
    if (isJsonObject(found) && open.has(found)) issue = schemaMessages.endless(reference, subject)
    return found
  }

  const sizeWithin = (schema: JsonObject): Size => {
    let [settings, depth] = [0, 0]
    const add = (each: JsonObject, name: string | null): void => {
      if (issue !== null) return
      if (name !== null) names.push(name)
      const size = sizeOf(each)
      if (name !== null) names.pop()
      settings += size.settings
      depth = Math.max(depth, size.depth)
      if (settings > schemaLimits.settings) issue ??= schemaMessages.tooMany(schemaLimits.settings)
    }
    if (Object.hasOwn(schema, "$ref")) {
      const found = target(schema)
      if (isJsonObject(found)) add(found, null)
    }
    visitSubschemas(schema, add)
    if (depth >= schemaLimits.depth) issue ??= schemaMessages.tooDeep
    return { settings: Math.max(1, settings), depth: depth + 1 }
  }

  const sizeOf = (schema: JsonObject): Size => {
    const before = sizes.get(schema)
    if (before !== undefined) return before
    issue ??= ownIssue(schema, isNewer)?.(schemaMessages.subject(names)) ?? null
    if (open.size >= schemaLimits.depth) issue ??= schemaMessages.tooDeep
    if (issue !== null) return { settings: 1, depth: 1 }
    open.add(schema)
    const size = sizeWithin(schema)
    open.delete(schema)
    sizes.set(schema, size)
    return size
  }

  const { settings } = sizeOf(from)
  return issue === null ? Result.succeed(settings) : Result.fail(issue)
}

/** How many settings a schema names, at least one; or the sentence that says why it is not to be used (quality "Security"). */
export const settingsCount = (root: JsonObject, from: JsonObject): Result.Result<number, string> => {
  const issue = jsonIssue(root)
  return issue === null ? measured(root, from) : Result.fail(issue)
}

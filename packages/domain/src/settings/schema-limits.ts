import { Result } from "effect"
import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { safePattern } from "./safe-pattern.ts"
import { brokenKeyword, isNewerDraft, newerKeyword, subschemasOf } from "./schema-keywords.ts"
import { referencesOf } from "./schema-references.ts"
import { schemaMessages } from "./setting-messages.ts"

/** The most that a schema may be (quality "Security"); a setting is what has no settings within it. */
export const schemaLimits = { characters: 2_000_000, depth: 64, settings: 5000 } as const

/** Levels of JSON that so many levels of schemas may take: a keyword and a name each. */
const mostLevels = schemaLimits.depth * 3

interface Inside {
  readonly json: object
  readonly level: number
}

/** Without recursion, so that no depth can break it. */
const jsonIssue = (root: JsonObject): string | null => {
  const open: Array<Inside> = [{ json: root, level: 1 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.level > mostLevels) return schemaMessages.tooDeep
    if (Object.hasOwn(next.json, "__proto__")) return schemaMessages.refusedName
    for (const each of Object.values(next.json) as ReadonlyArray<unknown>) {
      if (typeof each === "object" && each !== null) open.push({ json: each, level: next.level + 1 })
    }
  }
  return JSON.stringify(root).length > schemaLimits.characters ? schemaMessages.tooLarge : null
}

/** What is known of a schema with all that it refers to. */
interface Size {
  readonly settings: number
  readonly depth: number
}

const leaf: Size = { settings: 1, depth: 1 }

const own = (schema: JsonObject, subject: string, isNewer: boolean): string | null => {
  const broken = brokenKeyword(schema)
  if (broken !== null) return schemaMessages.keyword(broken, subject)
  const newer = isNewer ? newerKeyword(schema) : null
  if (newer !== null) return schemaMessages.newer(newer, subject)
  const patterns = [schema["pattern"], ...Object.keys(schema["patternProperties"] ?? {})]
  const unsafe = patterns.find((pattern) => typeof pattern === "string" && safePattern(pattern) === null)
  return unsafe === undefined ? null : schemaMessages.pattern(String(unsafe), subject)
}

const measured = (root: JsonObject, from: unknown): Result.Result<Size, string> => {
  const isNewer = isNewerDraft(root)
  const { targetOf } = referencesOf(root)
  const sizes = new Map<JsonObject, Size>()
  const open = new Set<JsonObject>()

  const within = (schema: JsonObject, names: ReadonlyArray<string>): Result.Result<Size, string> => {
    const subject = schemaMessages.subject(names)
    const issue = own(schema, subject, isNewer)
    if (issue !== null) return Result.fail(issue)
    const reference = schema["$ref"]
    const target = typeof reference === "string" ? targetOf(schema) : true
    if (target === undefined) return Result.fail(schemaMessages.reference(String(reference), subject))
    if (isJsonObject(target) && open.has(target)) return Result.fail(schemaMessages.endless(String(reference), subject))
    let [settings, depth] = [0, 0]
    for (const { name, schema: each } of [{ name: null, schema: target }, ...subschemasOf(schema)]) {
      if (!isJsonObject(each)) continue
      const size = sizeOf(each, name === null ? names : [...names, name])
      if (Result.isFailure(size)) return size
      settings += size.success.settings
      depth = Math.max(depth, size.success.depth)
    }
    if (depth >= schemaLimits.depth) return Result.fail(schemaMessages.tooDeep)
    return Result.succeed({ settings: Math.max(1, settings), depth: depth + 1 })
  }

  const sizeOf = (schema: JsonObject, names: ReadonlyArray<string>): Result.Result<Size, string> => {
    const before = sizes.get(schema)
    if (before !== undefined) return Result.succeed(before)
    if (open.size >= schemaLimits.depth * 2) return Result.fail(schemaMessages.tooDeep)
    open.add(schema)
    const size = within(schema, names)
    open.delete(schema)
    if (Result.isSuccess(size)) sizes.set(schema, size.success)
    return size
  }

  return isJsonObject(from) ? sizeOf(from, []) : Result.succeed(leaf)
}

/** How many settings a schema names, at least one; or the sentence that says why it is not to be used (quality "Security"). */
export const settingsCount = (root: JsonObject, from: unknown): Result.Result<number, string> => {
  const issue = jsonIssue(root)
  if (issue !== null) return Result.fail(issue)
  return Result.flatMap(measured(root, from), ({ settings }) =>
    settings > schemaLimits.settings
      ? Result.fail(schemaMessages.tooMany(schemaLimits.settings))
      : Result.succeed(settings)
  )
}

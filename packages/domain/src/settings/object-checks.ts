import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import { type SafePattern, safePattern } from "./safe-pattern.ts"
import type { Check, CheckOf, Descend } from "./schema-check.ts"
import { allIssues, type Issues, issueHere, noIssues, within } from "./setting-issue.ts"
import { issueMessages } from "./setting-messages.ts"

/** What JSON leaves out is not there. */
const has = (value: JsonObject, name: string): boolean => Object.hasOwn(value, name) && value[name] !== undefined

const namesIn = (value: JsonObject): ReadonlyArray<string> => Object.keys(value).filter((name) => has(value, name))

const ofObjects =
  (check: (value: JsonObject, descend: Descend) => Issues): Check =>
  (value, descend) =>
    isJsonObject(value) ? check(value, descend) : noIssues

const requiredCheck = (names: unknown): Check => {
  const required = jsonList(names).map(String)
  return ofObjects((value) =>
    required.flatMap((name) =>
      has(value, name) ? [] : [{ path: [name], keyword: "required", message: issueMessages.required }]
    )
  )
}

const propertiesCheck = (properties: unknown): Check => {
  const schemas = Object.entries(isJsonObject(properties) ? properties : {})
  return ofObjects((value, descend) => {
    const found: Array<Issues> = []
    for (const [name, schema] of schemas) {
      if (!has(value, name)) continue
      const issues = descend(schema, value[name])
      if (issues.length > 0) found.push(within(name, issues))
    }
    return allIssues(found)
  })
}

const patternsOf = (schema: JsonObject): ReadonlyArray<readonly [expression: SafePattern | null, schema: unknown]> =>
  Object.entries(isJsonObject(schema["patternProperties"]) ? schema["patternProperties"] : {}).map(
    ([pattern, each]) => [safePattern(pattern), each] as const
  )

const patternsCheck = (schema: JsonObject): Check => {
  const patterns = patternsOf(schema)
  return ofObjects((value, descend) =>
    allIssues(
      namesIn(value).flatMap((name) =>
        patterns
          .filter(([expression]) => expression?.test(name) ?? true)
          .map(([, each]) => within(name, descend(each, value[name])))
      )
    )
  )
}

const unknownSetting: Issues = [issueHere("additionalProperties", issueMessages.additionalProperties)]

const othersCheck = (schema: JsonObject): Check | null => {
  const { properties, additionalProperties: others } = schema
  if (others === true) return null
  const known = isJsonObject(properties) ? properties : {}
  const patterns = patternsOf(schema)
  const isOther = (name: string): boolean =>
    !Object.hasOwn(known, name) && !patterns.some(([expression]) => expression?.test(name) ?? true)
  return ofObjects((value, descend) =>
    allIssues(
      namesIn(value)
        .filter(isOther)
        .map((name) => within(name, others === false ? unknownSetting : descend(others, value[name])))
    )
  )
}

const namesCheck = (names: unknown): Check =>
  ofObjects((value, descend) =>
    namesIn(value)
      .filter((name) => !descend.isMet(names, name))
      .map((name) => ({ path: [name], keyword: "propertyNames", message: issueMessages.propertyNames }))
  )

const dependenciesCheck = (dependencies: unknown): Check => {
  const needs = Object.entries(isJsonObject(dependencies) ? dependencies : {})
  return ofObjects((value, descend) =>
    allIssues(
      needs
        .filter(([name]) => has(value, name))
        .map(([name, needed]) =>
          Array.isArray(needed)
            ? needed
                .map(String)
                .filter((other) => !has(value, other))
                .map((other) => ({
                  path: [other],
                  keyword: "dependencies",
                  message: issueMessages.dependencies(name)
                }))
            : descend(needed, value)
        )
    )
  )
}

const countCheck = (keyword: "minProperties" | "maxProperties", said: unknown): Check => {
  const limit = Number(said)
  const broken = [issueHere(keyword, issueMessages[keyword](limit))]
  const isMet = (count: number): boolean => (keyword === "minProperties" ? count >= limit : count <= limit)
  return ofObjects((value) => (isMet(namesIn(value).length) ? noIssues : broken))
}

/** What a schema says of the settings in a value, by keyword. */
export const objectChecks: ReadonlyMap<string, CheckOf> = new Map<string, CheckOf>([
  ["required", ({ required }) => requiredCheck(required)],
  ["properties", ({ properties }) => propertiesCheck(properties)],
  ["patternProperties", patternsCheck],
  ["additionalProperties", othersCheck],
  ["propertyNames", ({ propertyNames }) => namesCheck(propertyNames)],
  ["dependencies", ({ dependencies }) => dependenciesCheck(dependencies)],
  ["minProperties", ({ minProperties }) => countCheck("minProperties", minProperties)],
  ["maxProperties", ({ maxProperties }) => countCheck("maxProperties", maxProperties)]
])

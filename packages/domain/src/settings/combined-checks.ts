import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import type { Check, CheckOf } from "./schema-check.ts"
import { allIssues, type Issues, issueHere, noIssues } from "./setting-issue.ts"
import { issueMessages } from "./setting-messages.ts"

const constantOf = (schema: unknown): ReadonlyArray<unknown> =>
  isJsonObject(schema) && Object.hasOwn(schema, "const") ? [schema["const"]] : []

/** Whether a schema was not meant for the value at all: it asks for another type, or another constant. */
const isBesideThePoint = (issues: Issues): boolean =>
  issues.some(({ path, keyword }) => path.length === 0 && ["type", "const", "enum", "false"].includes(keyword))

/** What is said where none of several schemas fits: what the one that was meant has to say, if it is clear which. */
const noneFits = (
  keyword: "anyOf" | "oneOf",
  schemas: ReadonlyArray<unknown>,
  found: ReadonlyArray<Issues>
): Issues => {
  const constants = schemas.flatMap(constantOf)
  if (constants.length === schemas.length) return [issueHere("enum", issueMessages.enum(constants))]
  const [meant, ...others] = found.filter((issues) => !isBesideThePoint(issues))
  return meant !== undefined && others.length === 0 ? meant : [issueHere(keyword, issueMessages[keyword])]
}

const allOfCheck = (said: unknown): Check => {
  const schemas = jsonList(said)
  return (value, descend) => allIssues(schemas.map((each) => descend(each, value)))
}

const anyOfCheck = (said: unknown): Check => {
  const schemas = jsonList(said)
  return (value, descend) => {
    const found = schemas.map((each) => descend(each, value))
    if (found.some((issues) => issues.length === 0)) return noIssues
    const met = schemas.findIndex((each) => descend.isMet(each, value))
    return found[met] ?? noneFits("anyOf", schemas, found)
  }
}

const moreFit: Issues = [issueHere("oneOf", issueMessages.oneOf)]

const oneOfCheck = (said: unknown): Check => {
  const schemas = jsonList(said)
  return (value, descend) => {
    const met = schemas.filter((each) => descend.isMet(each, value))
    if (met.length > 1) return moreFit
    const [only] = met
    if (only !== undefined) return descend(only, value)
    const found = schemas.map((each) => descend(each, value))
    return noneFits("oneOf", schemas, found)
  }
}

const fits: Issues = [issueHere("not", issueMessages.not)]

const notCheck =
  (said: unknown): Check =>
  (value, descend) =>
    descend.isMet(said, value) ? fits : noIssues

const conditionCheck = (schema: JsonObject): Check => {
  const { if: condition, then: met = true, else: otherwise = true } = schema
  return (value, descend) => descend(descend.isMet(condition, value) ? met : otherwise, value)
}

/** What a schema says of a value by means of other schemas about the same value, by keyword. */
export const combinedChecks: ReadonlyMap<string, CheckOf> = new Map<string, CheckOf>([
  ["allOf", ({ allOf }) => allOfCheck(allOf)],
  ["anyOf", ({ anyOf }) => anyOfCheck(anyOf)],
  ["oneOf", ({ oneOf }) => oneOfCheck(oneOf)],
  ["not", ({ not }) => notCheck(not)],
  ["if", conditionCheck]
])

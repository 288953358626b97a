import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import type { Check, CheckOf } from "./schema-check.ts"
import { allIssues, type Issues, issueHere, noIssues } from "./setting-issue.ts"
import { isBesideThePoint, type Kind, likelyKinds } from "./setting-kinds.ts"
import { issueMessages } from "./setting-messages.ts"
import { partsOfSetting } from "./setting-parts.ts"

const constantOf = (schema: unknown): ReadonlyArray<unknown> =>
  isJsonObject(schema) && Object.hasOwn(schema, "const") ? [schema["const"]] : []

/** What is said where none of several schemas fits: what the one that was meant has to say, if it is clear which. */
const noneFits = (
  keyword: "anyOf" | "oneOf",
  schemas: ReadonlyArray<unknown>,
  kinds: ReadonlyArray<Kind>,
  value: unknown
): Issues => {
  const constants = schemas.flatMap(constantOf)
  if (constants.length === schemas.length) return [issueHere("enum", issueMessages.enum(constants))]
  const [meant, ...others] = likelyKinds(kinds, value).map((place) => kinds[place])
  const isClear = meant !== undefined && others.length === 0 && !isBesideThePoint(meant)
  return isClear ? meant.issues : [issueHere(keyword, issueMessages[keyword])]
}

const kindsOf = (schemas: ReadonlyArray<unknown>, root: JsonObject, found: ReadonlyArray<Issues>) =>
  schemas.map((schema, at) => ({ issues: found[at] ?? noIssues, names: partsOfSetting(schema, root).properties }))

const allOfCheck = (said: unknown): Check => {
  const schemas = jsonList(said)
  return (value, descend) => allIssues(schemas.map((each) => descend(each, value)))
}

const anyOfCheck = (said: unknown, root: JsonObject): Check => {
  const schemas = jsonList(said)
  return (value, descend) => {
    const found = schemas.map((each) => descend(each, value))
    if (found.some((issues) => issues.length === 0)) return noIssues
    const met = schemas.findIndex((each) => descend.isMet(each, value))
    return found[met] ?? noneFits("anyOf", schemas, kindsOf(schemas, root, found), value)
  }
}

const moreFit: Issues = [issueHere("oneOf", issueMessages.oneOf)]

const oneOfCheck = (said: unknown, root: JsonObject): Check => {
  const schemas = jsonList(said)
  return (value, descend) => {
    const met = schemas.filter((each) => descend.isMet(each, value))
    if (met.length > 1) return moreFit
    const [only] = met
    if (only !== undefined) return descend(only, value)
    const found = schemas.map((each) => descend(each, value))
    return noneFits("oneOf", schemas, kindsOf(schemas, root, found), value)
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
  ["anyOf", ({ anyOf }, root) => anyOfCheck(anyOf, root)],
  ["oneOf", ({ oneOf }, root) => oneOfCheck(oneOf, root)],
  ["not", ({ not }) => notCheck(not)],
  ["if", conditionCheck]
])

import { isJsonObject, jsonField } from "@command-center/domain/json/json-field"
import { Result, Schema, SchemaIssue } from "effect"
import type { Context } from "hono"
import { refusal } from "./refusal.ts"
import { requestText } from "./request-text.ts"
import { storableJson } from "./storable-json.ts"

/** The JSON of a request; refuses what is none, or could not be stored. */
export const jsonOf = async (context: Context): Promise<unknown> => storableJson(await requestText(context), "The body")

/** What a rule says of itself, and nothing where it says nothing: a value is never part of it. */
const formatIssue = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: () => "",
  checkHook: (issue) => SchemaIssue.defaultCheckHook(issue) ?? ""
})

/** Of a union that nothing fits the library says what it expected, in words of its own, and asks no hook. */
const isOfUnion = (issue: SchemaIssue.Issue | undefined): boolean => {
  if (issue?._tag === "Encoding" || issue?._tag === "Pointer") return isOfUnion(issue.issue)
  if (issue?._tag === "Composite") return isOfUnion(issue.issues[0])
  return issue?._tag === "AnyOf" && (issue.issues.length === 0 || isOfUnion(issue.issues[0]))
}

const pathOf = (path: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined): string =>
  (path ?? []).map((step) => String(typeof step === "object" ? step.key : step)).join(".")

/** JSON read by a schema; the refusal names the first field that is wrong, never its value. */
export const readAs = <A>(json: unknown, schema: Schema.Codec<A, unknown>, within = ""): A => {
  const read = Schema.decodeUnknownResult(schema, { errors: "first" })(json)
  if (Result.isSuccess(read)) return read.success
  const [issue] = formatIssue(read.failure.issue).issues
  const path = [within, pathOf(issue?.path)].filter((part) => part !== "").join(".")
  const rule = issue?.message ?? ""
  const isOurs = rule !== "" && !isOfUnion(read.failure.issue)
  const place = path === "" ? "The body" : `The field ${path}`
  throw refusal(400, `${place} ${isOurs ? rule : "is missing or has a wrong value"}.`)
}

/** The body of a request read by a schema. */
export const bodyOf = async <A>(context: Context, schema: Schema.Codec<A, unknown>): Promise<A> =>
  readAs(await jsonOf(context), schema)

const camelCased = (json: unknown): unknown =>
  isJsonObject(json)
    ? Object.fromEntries(
        Object.entries(json).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value])
      )
    : json

/** The record in a field of a body, e.g. `{component}`, its own fields in either letter case of the first letter. */
export const readRecord = <A>(body: unknown, field: string, schema: Schema.Codec<A, unknown>): A =>
  readAs(camelCased(jsonField(body, field)), schema, field)

import { isJsonObject, jsonField } from "@command-center/domain/json/json-field"
import { Result, Schema, SchemaIssue } from "effect"
import type { Context } from "hono"
import { refusal } from "./refusal.ts"

/** The JSON of a request; refuses what is none. */
const jsonOf = async (context: Context): Promise<unknown> => {
  const text = await context.req.text()
  const json = Result.try({ try: (): unknown => JSON.parse(text), catch: () => null })
  if (Result.isFailure(json)) throw refusal(400, "The body is not JSON.")
  return json.success
}

const formatIssue = SchemaIssue.makeFormatterStandardSchemaV1()

const pathOf = (path: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined): string =>
  (path ?? []).map((step) => String(typeof step === "object" ? step.key : step)).join(".")

const readAs = <A>(json: unknown, schema: Schema.Codec<A, unknown>, within: string): A => {
  const read = Schema.decodeUnknownResult(schema, { errors: "first" })(json)
  if (Result.isSuccess(read)) return read.success
  const [issue] = formatIssue(read.failure.issue).issues
  const path = [within, pathOf(issue?.path)].filter((part) => part !== "").join(".") || "body"
  throw refusal(400, `The field ${path} is missing or has a wrong value.`)
}

/** The body of a request read by a schema; the refusal names the first field that is wrong, never its value. */
export const bodyOf = async <A>(context: Context, schema: Schema.Codec<A, unknown>): Promise<A> =>
  readAs(await jsonOf(context), schema, "")

const camelCased = (json: unknown): unknown =>
  isJsonObject(json)
    ? Object.fromEntries(
        Object.entries(json).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value])
      )
    : json

/** The record in a field of the body, e.g. `{component}`, its own fields in either letter case of the first letter. */
export const recordOf = async <A>(context: Context, field: string, schema: Schema.Codec<A, unknown>): Promise<A> =>
  readAs(camelCased(jsonField(await jsonOf(context), field)), schema, field)

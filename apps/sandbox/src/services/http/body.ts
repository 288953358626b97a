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
  (path ?? []).map((step) => String(typeof step === "object" ? step.key : step)).join(".") || "body"

/** The body of a request read by a schema; the refusal names the first field that is wrong, never its value. */
export const bodyOf = async <A>(context: Context, schema: Schema.Codec<A, unknown>): Promise<A> => {
  const read = Schema.decodeUnknownResult(schema, { errors: "first" })(await jsonOf(context))
  if (Result.isSuccess(read)) return read.success
  const [issue] = formatIssue(read.failure.issue).issues
  throw refusal(400, `The field ${pathOf(issue?.path)} is missing or has a wrong value.`)
}

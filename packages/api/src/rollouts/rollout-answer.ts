import { Result, Schema, SchemaIssue } from "effect"
import { type Unreadable, unreadable } from "../transport/api-error.ts"

const formatter = SchemaIssue.makeFormatterStandardSchemaV1()

const placeOf = (issue: SchemaIssue.Issue): string =>
  (formatter(issue).issues[0]?.path ?? []).map((key) => String(typeof key === "object" ? key.key : key)).join(".")

/** Reads an answer by its schema; fails with where it is another, never with what stands there. */
export const readBy = <A>(schema: Schema.Decoder<A>, name: string) => {
  const read = Schema.decodeUnknownResult(schema)
  return (json: unknown): Result.Result<A, Unreadable> =>
    Result.mapError(read(json), ({ issue }) => unreadable(placeOf(issue) || "the answer", `as ${name} has it`))
}

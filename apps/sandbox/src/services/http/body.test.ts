import { Schema } from "effect"
import { expect, it } from "vitest"
import { readAs } from "./body.ts"

const even = Schema.Number.check(
  Schema.makeFilter((value: number) => value % 2 === 0 || "Expected tills come in pairs, which this is not")
)
const refusalOf = (json: unknown, schema: Schema.Codec<unknown, unknown>): string => {
  try {
    readAs(json, schema)
  } catch (error) {
    return String(error)
  }
  return "taken"
}

it.each<[string, unknown, Schema.Codec<unknown, unknown>, string]>([
  [
    "a rule in its own words, whatever they begin with",
    { tills: 3 },
    Schema.Struct({ tills: even }),
    "The field tills Expected tills come in pairs, which this is not."
  ],
  [
    "a union without the words of the library",
    { kind: 3 },
    Schema.Struct({ kind: Schema.Union([Schema.Literal("a"), Schema.Literal("b")]) }),
    "The field kind is missing or has a wrong value."
  ],
  [
    "a union that a value nearly fits",
    { kind: { a: true } },
    Schema.Struct({ kind: Schema.Union([Schema.Struct({ a: Schema.Number }), Schema.String]) }),
    "The field kind.a is missing or has a wrong value."
  ],
  [
    "a value of another type",
    { kind: 3 },
    Schema.Struct({ kind: Schema.String }),
    "The field kind is missing or has a wrong value."
  ]
])("a body is refused by %s", (_, json, schema, sentence) => expect(refusalOf(json, schema)).toContain(sentence))

import { expect, it } from "vitest"
import type { JsonObject } from "../json/json-field.ts"
import { valueCheckOf } from "./value-check.ts"

it.each<[JsonObject, unknown, ReadonlyArray<string>]>([
  [
    { type: "integer", multipleOf: 64, minimum: 128, maximum: 8192 },
    1.5,
    [
      "minimum: Input contains less than minimum value 128",
      "multipleOf: Input value must be aligned to the nearest multiple of 64"
    ]
  ],
  [
    { type: ["integer", "null"], maximum: 10 },
    10.5,
    ["type: Input value must be aligned to the nearest multiple of 1", "maximum: Input exceeds maximum value 10"]
  ],
  [{ type: "string", multipleOf: 64, minimum: 128 }, 1.5, ["type: Input type mismatch. Must be text."]],
  [
    { type: "integer", multipleOf: 0.5, minimum: 1 },
    1.5,
    ["type: Input value must be aligned to the nearest multiple of 1"]
  ],
  [
    { type: "integer", enum: [1, 2], minimum: 2 },
    1.5,
    [
      "type: Input value must be aligned to the nearest multiple of 1",
      "minimum: Input contains less than minimum value 2"
    ]
  ]
])("by %j the broken number %j is told its step and its limits: %j [A5-62]", (schema, value, issues) => {
  const broken = valueCheckOf(schema)?.(value) ?? []
  expect(broken.map(({ keyword, message }) => `${keyword}: ${message}`)).toEqual(issues)
})

import { expect, it } from "vitest"
import { changedSection, putInSection } from "./block-value.ts"
import type { SettingsBlock } from "./blocks.ts"

const currency = { type: "string", enum: ["USD", "CAD"], default: "USD" }
const schema = {
  type: "object",
  properties: {
    name: { type: "string" },
    currency,
    mode: { type: "string", enum: ["Plain", "Timed"] },
    lanes: { type: "array", items: { type: "object", properties: { name: { type: "string" }, currency } } }
  },
  allOf: [
    {
      if: { properties: { mode: { const: "Timed" } }, required: ["mode"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { properties: { seconds: { type: "integer" } } }
    }
  ]
}
const block: SettingsBlock = {
  key: "s",
  at: [],
  title: "",
  fields: new Map(),
  isWhole: true,
  schema: () => schema,
  formSchema: () => schema
}
const before = {
  name: "Pier",
  currency: "NZD",
  mode: "Plain",
  lanes: [
    { name: "a", currency: "AUD" },
    { name: "b", currency: "CAD" }
  ]
}

const swapped = { ...before, currency: "USD", lanes: [{ name: "a", currency: "USD" }, before.lanes[1]] }

it("keeps a value that is not among the choices when its neighbour is changed, whatever the form makes of it", () => {
  expect(changedSection(block, before, { ...swapped, name: "Quay" })).toEqual({ ...before, name: "Quay" })
  const { currency: _, ...without } = swapped
  expect(changedSection(block, before, { ...without, name: "Quay" })).toEqual({ ...before, name: "Quay" })
  expect(
    changedSection(block, before, { ...swapped, lanes: [{ name: "z", currency: "USD" }, before.lanes[1]] })
  ).toEqual({ ...before, lanes: [{ name: "z", currency: "AUD" }, before.lanes[1]] })
})

it("takes another choice from whoever makes it, and one among the choices from the form", () => {
  expect(putInSection(block, before, ["currency"], "USD")).toEqual({ ...before, currency: "USD" })
  const known = { ...before, currency: "CAD" }
  expect(changedSection(block, known, { ...swapped, currency: "USD" })).toMatchObject({ currency: "USD" })
})

it("keeps such values of a list's entries when others are added, removed or moved", () => {
  const [first, second] = before.lanes
  const third = { name: "c", currency: "NZD" }
  const listed = { ...before, lanes: [first, second, third] }
  const made = (...lanes: ReadonlyArray<unknown>) => ({ ...listed, currency: "USD", lanes })
  const shown = (lane: unknown) => ({ ...Object(lane), currency: "USD" })
  const lanesAfter = (...lanes: ReadonlyArray<unknown>) => changedSection(block, listed, made(...lanes))["lanes"]
  expect(lanesAfter(second, shown(third))).toEqual([second, third])
  expect(lanesAfter(shown(first), second, shown(third), {})).toEqual([first, second, third, {}])
  expect(lanesAfter({ name: "new", currency: "CAD" }, shown(first), second, shown(third))).toEqual([
    { name: "new", currency: "CAD" },
    first,
    second,
    third
  ])
  expect(lanesAfter(second, shown(first), shown(third))).toEqual([second, first, third])
  expect(lanesAfter(second, shown(first))).toEqual([second, first])
})

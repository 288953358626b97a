import { settingsOutline } from "@command-center/domain/settings/settings-outline"
import { type SettingsSchema, settingsSchema } from "@command-center/domain/settings/settings-schema"
import { Result } from "effect"
import { expect, it } from "vitest"
import { blockValue, changedSection, changedSetting } from "./block-value.ts"
import { blocksOf, foundBlocks, type SettingsBlock } from "./blocks.ts"

const schemaOf = (schema: object): SettingsSchema => Result.getOrThrow(settingsSchema(schema))

const onlyBlock = (schema: object): SettingsBlock => {
  const made = schemaOf(schema)
  const [block] = blocksOf(made, settingsOutline(made))
  if (block === undefined) throw new Error("there is no block")
  return block
}

const plain = {
  type: "object",
  properties: { name: { type: "string" }, port: { $ref: "#/definitions/port" }, inside: { properties: { a: {} } } },
  required: ["name"],
  definitions: { port: { type: "integer", title: "Port", minimum: 1 } }
}

const withProxy = {
  type: "object",
  properties: { mode: { enum: ["None", "Manual"], default: "None" }, extra: { type: "string", default: "x" } },
  if: { properties: { mode: { const: "Manual" } }, required: ["mode"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { properties: { host: { type: "string" }, port: { type: "integer", default: 3128 } }, required: ["host"] }
}

it("gives a form its own settings, references in place, by their titles", () => {
  const block = onlyBlock(plain)
  expect(block.schema()).toEqual({
    type: "object",
    properties: { name: { type: "string", title: "Name" }, port: { type: "integer", title: "Port", minimum: 1 } },
    required: ["name"]
  })
  expect(blockValue(block, { name: "a", unknown: 1, inside: { a: 1 } })).toEqual({ name: "a" })
})

it("keeps what a form knows nothing of, and the order in which it came", () => {
  const block = onlyBlock(plain)
  const before = { unknown: [1], port: 7, name: "a", inside: { a: 1 } }
  const after = changedSection(block, before, { name: "b", port: undefined })
  expect(after).toEqual({ unknown: [1], name: "b", inside: { a: 1 } })
  expect(after["unknown"]).toBe(before.unknown)
  expect(changedSection(block, before, { name: "a", port: 7 })).toBe(before)
})

it("gives what a choice brings along its defaults, and nothing to what was left out", () => {
  const block = onlyBlock(withProxy)
  expect(block.isWhole).toBe(true)
  expect(changedSection(block, { mode: "None", other: 1 }, { mode: "Manual", other: 1 })).toEqual({
    mode: "Manual",
    other: 1,
    port: 3128
  })
  expect(changedSection(block, { mode: "Manual", port: 1 }, { mode: "Manual", port: undefined })).toEqual({
    mode: "Manual"
  })
})

it("starts a text that is added to a list with an empty one", () => {
  const block = onlyBlock({ properties: { list: { type: "array", items: { type: "string" } } } })
  expect(changedSection(block, { list: ["a"] }, { list: ["a", undefined] })).toEqual({ list: ["a", ""] })
})

it("names the one setting that was changed, or the group in which more were", () => {
  expect(changedSetting(["a"], { x: 1, y: { z: [1, 2] } }, { x: 1, y: { z: [1, 3] } })).toBe("a/y/z/1")
  expect(changedSetting(["a"], { x: 1, y: 1 }, { x: 2, y: 2 })).toBe("a")
  expect(changedSetting(["a"], { x: [1] }, { x: [1, 2] })).toBe("a/x")
})

it("cuts a long section into small forms, the same ones each time, and shows those with what was found", () => {
  const names = Array.from({ length: 40 }, (_none, at) => `setting${at}`)
  const schema = schemaOf({ properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) })
  const outline = settingsOutline(schema)
  expect(blocksOf(schema, outline).map(({ fields }) => fields.size)).toEqual([8, 8, 8, 8, 8])
  expect(blocksOf(schema, outline)).toBe(blocksOf(schema, outline))
  expect(
    foundBlocks(schema, outline, new Set(["setting3", "setting39"])).map(({ fields }) => [...fields.keys()])
  ).toEqual([["setting3", "setting39"]])
  expect(foundBlocks(schema, outline, new Set())).toEqual([])
})

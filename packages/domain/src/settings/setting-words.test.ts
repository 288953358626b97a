import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { readableDiff } from "../component-config/readable-diff.ts"
import { settingWords } from "./setting-words.ts"
import { settingsSchema } from "./settings-schema.ts"

const schema = Result.getOrThrow(
  settingsSchema({
    definitions: { card: { title: "Card brand", enum: [21, 22, 23], enumNames: ["Visa", "Amex"] } },
    properties: {
      payment: {
        title: "Payments",
        properties: {
          brand: { $ref: "#/definitions/card" },
          limitKBps: { title: "Download limit (kB/s)" },
          retries: {}
        },
        allOf: [{ properties: { mode: { oneOf: [{ const: "a", title: "Automatic" }, { const: "m" }] } } }]
      },
      lanes: { title: "Lanes", items: { properties: { model: { enum: ["l3"], enumNames: ["Lane/3000"] } } } },
      key: { format: "password", enum: ["a", "b"], enumNames: ["First", "Second"] }
    }
  })
)

const words = settingWords(schema)

describe("a path in words", () => {
  it.each<[path: ReadonlyArray<string | number>, read: ReadonlyArray<string>]>([
    [
      ["payment", "brand"],
      ["Payments", "Card brand"]
    ],
    [
      ["payment", "limitKBps"],
      ["Payments", "Download limit (kB/s)"]
    ],
    [
      ["payment", "retries"],
      ["Payments", "Retries"]
    ],
    [
      ["lanes", 1, "model"],
      ["Lanes", "Lane 2", "Model"]
    ],
    [
      ["unknown", "deepDown"],
      ["Unknown", "Deep down"]
    ],
    [["Main Street"], ["Main Street"]]
  ])("%j is %j", (path, read) =>
    expect(
      words.path(
        path,
        path.map((step) => (step === 1 ? "Lane 2" : String(step)))
      )
    ).toEqual(read)
  )

  it("is made of the names alone where no schema is known", () =>
    expect(settingWords(null).path(["payment", "limitKBps"], [])).toEqual(["Payment", "Limit kBps"]))
})

it.each([
  [["payment", "brand"], 21, "Visa"],
  [["payment", "brand"], "21", "21"],
  [["payment", "brand"], 23, 23],
  [["payment", "mode"], "a", "Automatic"],
  [["payment", "mode"], "m", "m"],
  [["lanes", 0, "model"], "l3", "Lane/3000"],
  [["payment", "retries"], 3, 3]
])("the value at %j, %j, is named %j", (path, value, named) => expect(words.value([...path], value)).toBe(named))

it("what differs is told in the schema's words, and a secret is not told at all", () => {
  const [brand, key] = readableDiff({ payment: { brand: 21 }, key: "a" }, { payment: { brand: 22 }, key: "b" }, words)
  expect(brand).toMatchObject({ path: "payment / brand", words: ["Payments", "Card brand"], from: "Visa", to: "Amex" })
  expect([key?.from, key?.to]).toEqual(["••••••••", "••••••••"])
})

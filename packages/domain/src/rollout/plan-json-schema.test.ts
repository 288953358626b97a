import { Ajv2020 } from "ajv/dist/2020.js"
import { Result } from "effect"
import { expect, it } from "vitest"
import { planJsonSchema } from "./plan-json-schema.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { readPlan } from "./validate-plan.ts"

/** What anybody can write at any length, by its place in the schema. */
const unboundedTexts = (schema: unknown, path = ""): ReadonlyArray<string> => {
  if (typeof schema !== "object" || schema === null) return []
  const own = new Map(Object.entries(schema))
  const isBounded = ["enum", "maxLength", "pattern", "const"].some((key) => own.has(key))
  if (own.get("type") === "string") return isBounded ? [] : [path]
  return [...own].flatMap(([key, value]) => unboundedTexts(value, `${path}/${key}`))
}

it("bounds every text of a plan", () => {
  expect(unboundedTexts(planJsonSchema())).toEqual(["/properties/$schema"])
})

const device = { componentId: 7, apiTerminalId: "T1", deviceType: "lane3000", pciVersion: 5, terminalName: null }

it("is the one that is kept in the repository (vitest run plan-json-schema --update writes it anew)", async () => {
  const text = `${JSON.stringify(planJsonSchema(), null, 2)}\n`
  await expect(text).toMatchFileSnapshot("../../../../docs/schemas/rollout-plan.schema.json")
})

it("accepts what is read as a plan, and refuses what has another form", () => {
  const isPlan = new Ajv2020({ strict: false }).compile(planJsonSchema())
  const plan = samplePlan(3, {
    action: { kind: "updateFirmware", formId: 1, formBusinessEntityId: 42, pciVersion: null, reports: "7.1" },
    targets: [sampleTarget(1, { device })],
    order: { kind: "random", seed: 3 },
    waves: [sampleWave({ start: { kind: "siteHour", reading: "23:00" }, size: { count: 1 } })],
    windows: [{ weekdays: [0, 6], from: "22:00", until: "24:00" }],
    withoutZone: { zone: "Europe/Berlin" },
    growing: { filter: [{ PropertyName: "UtgStatus", Operator: "EQ", Value: "Online" }] }
  })
  expect([isPlan(plan), isPlan.errors]).toEqual([true, null])
  const now = new Date("2026-11-21T10:00:00Z")
  expect(Result.isSuccess(readPlan(plan, { now, known: null, deviceTypes: [] }))).toBe(true)
  const inEditor = { $schema: "https://rollouts.example/rollout-plan.schema.json", ...plan }
  expect([isPlan(inEditor), Result.isSuccess(readPlan(inEditor, { now, known: null, deviceTypes: [] }))]).toEqual([
    true,
    true
  ])
  const wrong: ReadonlyArray<object> = [
    { ...plan, name: "" },
    { ...plan, comment: "nobody reads this" },
    { ...plan, waves: [{ ...sampleWave(), watchMinute: 5 }] },
    { ...plan, action: { kind: "format" } },
    { ...plan, waves: [sampleWave({ size: { percent: 101 } })] },
    { ...plan, waves: [sampleWave({ start: { kind: "siteHour", reading: "2 AM" } })] },
    { ...plan, windows: [{ weekdays: [7], from: "22:00", until: "24:00" }] },
    { ...plan, targets: [{ id: 1, name: "x" }] },
    { ...plan, targets: [sampleTarget(1, { device, name: "x".repeat(1001) })] },
    { ...plan, targets: [sampleTarget(1, { device: { ...device, apiTerminalId: "x".repeat(1001) } })] },
    { ...plan, action: { ...plan.action, reports: "x".repeat(1001) } },
    { ...plan, growing: { filter: [{ PropertyName: "UtgStatus", Operator: "EQ", Value: "x".repeat(1001) }] } }
  ]
  expect(wrong.filter((other) => isPlan(other))).toEqual([])
  expect(wrong.filter((other) => Result.isSuccess(readPlan(other, { now, known: null, deviceTypes: [] })))).toEqual([])
})

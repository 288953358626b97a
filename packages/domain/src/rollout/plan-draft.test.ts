import { Result } from "effect"
import { expect, it } from "vitest"
import { noVersions } from "../version/version-product.ts"
import { firstDraft, newWave, type PlanDraft, planOfDraft, withCommand } from "./plan-draft.ts"
import { sampleTarget } from "./sample-plan.ts"
import { readPlan } from "./validate-plan.ts"

const moment = { now: new Date("2026-11-21T10:00:00.000Z"), known: null }
const judged = (draft: PlanDraft, count: number, versions = noVersions) => {
  const targets = Array.from({ length: count }, (_, at) => sampleTarget(at + 1))
  return readPlan(planOfDraft(draft, { businessEntityId: 42, targets, versions }), moment)
}
const sizesOf = (draft: PlanDraft, count: number) =>
  Result.match(judged(draft, count), {
    onSuccess: ({ waves }) => waves.map(({ targets }) => targets),
    onFailure: (reasons) => reasons.map(({ sentence }) => sentence)
  })
const named = (count: number, change: Partial<PlanDraft> = {}) => ({ ...firstDraft(count), name: "Restart", ...change })

it.each([
  [1, [1]],
  [4, [4]],
  [20, [1, 19]],
  [250, [1, 25, 224]]
])("the plan that is first offered for %i targets can be run as it is", (count, sizes) => {
  expect(sizesOf(named(count), count)).toEqual(sizes)
})

it("the last wave takes all that are left; more than all is told", () => {
  const waves = (...sizes: ReadonlyArray<string>) => [...sizes.map((size) => newWave({ size })), newWave()]
  expect(sizesOf(named(100, { waves: waves("10", "50") }), 100)).toEqual([10, 50, 40])
  expect(sizesOf(named(100, { waves: waves("80", "70") }), 100)).toEqual(
    expect.arrayContaining([expect.stringContaining("The waves take 150 percent together")])
  )
  expect(Result.isFailure(judged(named(100, { waves: waves("many") }), 100))).toBe(true)
})

it("a deployment begins with the version that is generally available, and needs one", () => {
  const product = { version: "5.0.0.1", downloadLocation: "https://files.example/utg.zip", generalAvailability: true }
  const draft = withCommand(named(4), "deployUtgVersion", { utg: [product], agent: [] })
  expect(draft.version).toBe("5.0.0.1")
  expect(Result.isSuccess(judged(draft, 4, { utg: [product], agent: [] }))).toBe(true)
  expect(Result.isFailure(judged(withCommand(named(4), "deployAgentVersion", noVersions), 4))).toBe(true)
})

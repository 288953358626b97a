import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { planMessages } from "./rollout-messages.ts"
import type { RolloutPlan } from "./rollout-plan.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { judgePlan, readPlan } from "./validate-plan.ts"

const now = new Date("2026-11-21T10:00:00Z")
const moment = { now, known: null, deviceTypes: [] }
const all = [0, 1, 2, 3, 4, 5, 6] as const
const reasons = (change: Partial<RolloutPlan>) =>
  judgePlan(samplePlan(20, change), moment).reasons.map(({ path, sentence }) => `${path}: ${sentence}`)

describe("a plan", () => {
  it("that is endless is not looked at, and of what is wrong a hundred times a hundred are told", () => {
    const long = <T>(count: number, value: T): ReadonlyArray<T> => Array.from({ length: count }, () => value)
    const window = { weekdays: all, from: "01:00", until: "02:00" }
    expect(
      reasons({ targets: long(200_001, sampleTarget(1)), waves: long(1001, sampleWave()), windows: long(101, window) })
    ).toEqual([
      "targets: There are 200001 targets, and a rollout takes 200000. Use fewer, or plan two rollouts.",
      "waves: There are 1001 waves, and a rollout takes 1000. Use fewer, or plan two rollouts.",
      "windows: There are 101 windows, and a rollout takes 100. Use fewer, or plan two rollouts."
    ])
    const zones = Array.from({ length: 1001 }, (_, id) => sampleTarget(id, { timeZone: `Zone/${id}` }))
    expect(reasons({ targets: zones })).toEqual([
      "targets: There are 1001 time zones, and a rollout takes 1000. Use fewer, or plan two rollouts."
    ])
    const read = readPlan({ ...samplePlan(1), targets: long(5000, {}) }, moment)
    expect(Result.isFailure(read) && [read.failure.length, read.failure[7]?.path]).toEqual([100, "targets[1].id"])
  })

  it("with a key that nobody reads says where it stands, as does the schema of a plan", () => {
    const plan = samplePlan(2)
    const wrong = {
      ...plan,
      comment: "mine",
      waves: plan.waves.map((wave) => ({ ...wave, watchMinute: 5, size: { percent: 50, count: 4 } })),
      targets: [{ ...sampleTarget(1), zone: "UTC" }, sampleTarget(2)],
      action: { kind: "schedule", command: { kind: "restart", when: "now" } }
    }
    const read = readPlan(wrong, moment)
    const said = Result.isFailure(read)
      ? read.failure.flatMap(({ path, sentence }) => (sentence === planMessages.unknownKey ? [path] : []))
      : []
    expect(said).toEqual(
      expect.arrayContaining(["comment", "waves[0].watchMinute", "waves[1].watchMinute", "targets[0].zone"])
    )
    expect(Result.isFailure(readPlan({ ...plan, action: wrong.action }, moment))).toBe(true)
  })

  it("that is none says where it has another form", () => {
    const form = (json: unknown) => {
      const read = readPlan(json, moment)
      return Result.isFailure(read) ? read.failure.map(({ path, sentence }) => `${path}: ${sentence}`) : []
    }
    const { name: _name, ...nameless } = samplePlan(2)
    const other = {
      ...nameless,
      order: { kind: "alphabetical" },
      waves: [{ ...sampleWave(), then: "perhaps" }],
      targets: [{ id: 1 }]
    }
    expect(form(other)).toEqual(
      expect.arrayContaining([
        "name: This field is required.",
        'waves[0].then: Input type mismatch. This must be "advance" | "waitForPerson" | "stop". See the JSON Schema of a plan.',
        "targets[0].name: This field is required."
      ])
    )
    expect(form(null)).toHaveLength(1)
    expect(form("</script>").join()).not.toContain("script")
    expect(form({ ...samplePlan(2), name: ["<b>"] })).toEqual([
      "name: Input type mismatch. This must be string. See the JSON Schema of a plan."
    ])
    const sizes = [{}, { count: "1" }].map((size) => ({ ...sampleWave(), size }))
    expect(form({ ...samplePlan(1), waves: sizes }).map((reason) => reason.split(":")[0])).toEqual([
      "waves[0].size.count",
      "waves[0].size.percent",
      "waves[1].size.count"
    ])
  })
})

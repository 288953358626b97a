import { expect, it } from "vitest"
import { plannedWaves } from "./rollout-preview.ts"
import { samplePlan, sampleWave } from "./sample-plan.ts"

const now = new Date("2026-11-21T10:00:00.000Z")

const begins = (firstAt: string, secondAt: string) => {
  const at = (instant: string) => ({ kind: "at", at: instant }) as const
  const waves = [
    sampleWave({ start: at(firstAt), watchMinutes: 60 }),
    sampleWave({ start: at(secondAt), size: { percent: 90 } })
  ]
  return plannedWaves(samplePlan(20, { waves }), now).map(({ preview }) => preview.begins)
}

it("a wave begins at its start, or when its turn comes where that is later", () => {
  expect(begins("2026-11-22T02:00:00Z", "2026-11-23T02:00:00+01:00")).toEqual([
    "2026-11-22T02:00:00.000Z",
    "2026-11-23T01:00:00.000Z"
  ])
  expect(begins("2026-11-21T09:00:00Z", "2026-11-21T10:30:00Z")).toEqual([
    "2026-11-21T10:00:00.000Z",
    "2026-11-21T11:00:00.000Z"
  ])
})

import { expect, it } from "vitest"
import { displayDate, displayUtc } from "../time/display-date.ts"
import { plannedWaves } from "./rollout-preview.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { waveSentence, waveZoneLines } from "./wave-lines.ts"

const now = new Date("2026-11-21T10:00:00Z")
const zones = ["Tokyo Standard Time", "Eastern Standard Time", null] as const
const targets = Array.from({ length: 6 }, (_, at) => sampleTarget(at + 1, { timeZone: zones[at % 3] ?? null }))
const planOf = (change: Parameters<typeof samplePlan>[1]) =>
  plannedWaves(samplePlan(6, { targets, ...change }), now)[0]?.preview

it("says of each zone how many run when, there and here; those without one by the zone chosen for them", () => {
  const start = { kind: "siteHour", reading: "02:00" } as const
  const waves = [sampleWave({ start, spreadMinutes: 60, size: { percent: 100 } })]
  const wave = planOf({ waves, withoutZone: { zone: "America/New_York" } })
  if (wave === undefined) throw new Error("the plan has a wave")
  expect(waveZoneLines(wave, (iso) => displayDate(iso, "Europe/Berlin"))).toEqual([
    {
      zone: "Tokyo Standard Time",
      targets: 2,
      there: "2026-11-22 2:00 AM to 2026-11-22 2:30 AM",
      here: "2026-11-21 6:00 PM to 2026-11-21 6:30 PM"
    },
    expect.objectContaining({ zone: "Eastern Standard Time", targets: 2 }),
    expect.objectContaining({ zone: "No known time zone (America/New_York)", targets: 2 })
  ])
})

it("counts those that run, and has no lines where no clock of a site counts", () => {
  const start = { kind: "siteHour", reading: "02:00" } as const
  const waves = [sampleWave({ start, size: { percent: 100 } })]
  const left = planOf({ waves, withoutZone: "leaveOut" })
  if (left === undefined) throw new Error("the plan has a wave")
  expect(waveSentence(left, displayUtc)).toBe("Wave 1: 4 targets from 2026-11-21 5:00 PM UTC to 2026-11-22 7:00 AM UTC")
  const atOnce = planOf({ waves: [sampleWave({ size: { percent: 100 } })] })
  if (atOnce === undefined) throw new Error("the plan has a wave")
  expect(waveZoneLines(atOnce, displayUtc)).toEqual([])
  expect(waveSentence(atOnce, displayUtc)).toBe("Wave 1: 6 targets at 2026-11-21 10:00 AM UTC")
})

import type { AllowedHours, RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { samplePlan, sampleTarget, sampleWave } from "@command-center/domain/rollout/sample-plan"
import { readPlan } from "@command-center/domain/rollout/validate-plan"
import { windowsZones } from "@command-center/domain/site-time/windows-zones"
import { Result } from "effect"
import { median } from "./figures.ts"

/** Eleven zones, from Hawaii to Tokyo. */
const elevenZones = [
  "Hawaiian Standard Time",
  "Alaskan Standard Time",
  "Pacific Standard Time",
  "Mountain Standard Time",
  "US Mountain Standard Time",
  "Central Standard Time",
  "Eastern Standard Time",
  "Atlantic Standard Time",
  "GMT Standard Time",
  "W. Europe Standard Time",
  "Tokyo Standard Time"
]
const nights: ReadonlyArray<AllowedHours> = [{ weekdays: [1, 2, 3, 4, 5], from: "22:00", until: "04:00" }]
const now = new Date("2026-11-21T10:00:00Z")

const targetsIn = (zones: ReadonlyArray<string>): RolloutPlan["targets"] =>
  Array.from({ length: 100_000 }, (_, id) =>
    sampleTarget(id, { merchant: `Merchant ${id % 900}`, timeZone: zones[id % zones.length] ?? null })
  )
const [few, all] = [targetsIn(elevenZones), targetsIn([...windowsZones.keys()])]

const planOf = (
  targets: RolloutPlan["targets"],
  windows: ReadonlyArray<AllowedHours>,
  start: RolloutPlan["waves"][number]["start"]
): RolloutPlan =>
  samplePlan(0, {
    targets,
    order: { kind: "random", seed: 7 },
    waves: Array.from({ length: 50 }, () => sampleWave({ size: { percent: 2 }, start, spreadMinutes: 60 })),
    windows
  })

const plans = {
  "from now on": planOf(few, [], { kind: "now" }),
  "at each site's hour": planOf(few, [], { kind: "siteHour", reading: "02:00" }),
  "in the nights of 11 zones": planOf(few, nights, { kind: "now" }),
  "in the nights of all 139 zones": planOf(all, nights, { kind: "now" })
}

const targetMilliseconds = 2000
const runs = 3

/** Milliseconds to read, check and plan a rollout, from the text of its plan. */
const planning = (text: string): number => {
  const start = performance.now()
  const read = readPlan(JSON.parse(text), { now, known: null, deviceTypes: [] })
  const elapsed = performance.now() - start
  if (Result.isFailure(read)) throw new Error(JSON.stringify(read.failure[0]))
  const counts = read.success.waves.flatMap(({ zones }) => zones.map(({ targets }) => targets))
  if (counts.reduce((sum, count) => sum + count, 0) !== 100_000) throw new Error("a target has no time")
  return elapsed
}

/** Measures planning 100,000 targets in 50 waves and hands its lines to `print`. */
export const benchRollouts = (print: (line: string) => void): void => {
  print(`\nPlanning a rollout of 100,000 targets in 50 waves, medians of ${runs} runs (target ${targetMilliseconds})`)
  for (const [name, plan] of Object.entries(plans)) {
    const text = JSON.stringify(plan)
    print(`  ${name}: ${median(Array.from({ length: runs }, () => planning(text))).toFixed(0)} ms`)
  }
}

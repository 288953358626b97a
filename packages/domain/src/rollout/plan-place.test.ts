import { expect, it } from "vitest"
import { placedReason } from "./plan-place.ts"
import { planMessages } from "./rollout-messages.ts"
import { samplePlan, sampleWave } from "./sample-plan.ts"
import { judgePlan } from "./validate-plan.ts"

const told = (plan: object) =>
  judgePlan(plan, { now: new Date("2026-11-21T10:00:00Z"), known: null, deviceTypes: null }).reasons.map(placedReason)

it("what a single field may not hold is told with the field's names", () => {
  const wave = sampleWave({
    watchMinutes: -1,
    spreadMinutes: -1,
    start: { kind: "siteHour", reading: "25:00" },
    gate: {
      failed: { share: 101, count: null },
      unconfirmed: { share: null, count: -1 },
      silent: { share: null, count: null }
    }
  })
  const said = told(
    samplePlan(2, {
      waves: [sampleWave({ size: { percent: -1 } }), wave],
      windows: [{ weekdays: [1], from: "25:00", until: "06:00" }]
    })
  )
  expect(said).toEqual(
    expect.arrayContaining([
      "Wave 1, Wave size: Input contains less than minimum value 0. A share is from 0 to 100 percent.",
      expect.stringMatching(/^Wave 2, Watch for \(minutes\): Input contains less than minimum value 0\. /u),
      expect.stringMatching(/^Wave 2, Spread over \(minutes\): Input contains less than minimum value 0\. /u),
      expect.stringMatching(/^Wave 2, Hour at each site: Invalid input\. /u),
      "Wave 2, Failed %: Input exceeds maximum value 100. A share is from 0 to 100 percent.",
      "Wave 2, Not confirmed targets: Input contains less than minimum value 0. Give 0 or more.",
      expect.stringMatching(/^Hours 1, Open from: Invalid input\. /u)
    ])
  )
})

it("a sentence that names its wave, its hours or its field is told as it is", () => {
  const named = [
    ["waves[0].start.at", planMessages.startPassed(1)],
    ["waves[0].size", planMessages.emptyWave(1)],
    ["windows[1].until", planMessages.noLength(2, "06:00")]
  ] as const
  expect(named.map(([path, sentence]) => placedReason({ path, sentence }))).toEqual(
    named.map(([, sentence]) => sentence)
  )
  expect(placedReason({ path: "name", sentence: planMessages.name })).toBe("Give the rollout a name.")
})

it("of the change, a field that nothing else names is named", () => {
  expect(placedReason({ path: "action.reports", sentence: planMessages.longText(200) })).toBe(
    "Version that devices report afterwards: Length of input exceeds maximum of 200 characters. Shorten it."
  )
})

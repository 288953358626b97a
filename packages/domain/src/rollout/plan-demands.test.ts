import { expect, it } from "vitest"
import { demandInPlan, growingText, hoursText, orderText, waveDemand } from "./plan-demands.ts"
import { samplePlan, sampleWave } from "./sample-plan.ts"

const none = { share: null, count: null }
const noGate = { failed: none, unconfirmed: none, silent: none }

it.each([
  [
    sampleWave(),
    false,
    "Watched for 60 minutes. Pauses at more than 2% failed, 10% not confirmed or 1 lost contact. Then goes on."
  ],
  [
    sampleWave({ then: "waitForPerson", approval: { required: true, byAnother: true }, spreadMinutes: 30 }),
    false,
    "Needs an approval by somebody else than its creator first. Spread over 30 minutes, watched for 60 minutes. Pauses at more than 2% failed, 10% not confirmed or 1 lost contact. Then waits for a person."
  ],
  [
    sampleWave({ gate: noGate, watchMinutes: 0, approval: { required: true, byAnother: false } }),
    true,
    "Needs an approval first. Not watched. Has no limits that pause it. Then the rollout is done."
  ],
  [
    sampleWave({ gate: { ...noGate, failed: { share: 0, count: 3 } }, then: "stop", watchMinutes: 1 }),
    true,
    "Watched for 1 minute. Pauses at more than 0% failed or 3 failed. Then ends the rollout."
  ]
])("a wave says all that it demands (%#)", (wave, isLast, said) => {
  expect(waveDemand(wave, isLast)).toBe(said)
})

it("a random order says what it can be made again from", () => {
  expect(orderText({ kind: "random", seed: 731 })).toBe("In random order (seed 731)")
  expect(orderText({ kind: "listed" })).toBe("As in the list")
})

it("hours and the filter by which it grows are said as they were chosen", () => {
  expect(hoursText([])).toBe("Any hour")
  const nights = { weekdays: [6, 0] as const, from: "22:00", until: "24:00" }
  expect(hoursText([nights])).toBe("Saturday, Sunday, 22:00 to 24:00")
  const filter = [{ PropertyName: "ComponentMerchant", Operator: "EQ", Value: "Bar" }] as const
  expect(growingText(samplePlan(2, { growing: { filter } }))).toBe("Merchant is exactly Bar")
  expect(growingText(samplePlan(2, { growing: { filter: [] } }))).toBe("All at the account and below")
  expect(growingText(samplePlan(2))).toBeNull()
})

it("the last wave of a plan ends the rollout, unless others may join", () => {
  const plan = samplePlan(20)
  expect(demandInPlan(plan, 1)).toMatch(/Then goes on\.$/u)
  expect(demandInPlan(plan, 2)).toMatch(/Then the rollout is done\.$/u)
  expect(demandInPlan({ ...plan, growing: { filter: [] } }, 2)).toMatch(/Then goes on\.$/u)
  expect(demandInPlan(plan, 3)).toBeNull()
})

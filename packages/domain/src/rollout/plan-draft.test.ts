import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { noVersions } from "../version/version-product.ts"
import { actionReasons, firstAction, withChoice, withModel } from "./action-draft.ts"
import { draftOfPlan } from "./draft-of-plan.ts"
import { firstDraft, newHours, newWave, type PlanDraft, planOfDraft, type WaveDraft } from "./plan-draft.ts"
import { readPlanFile } from "./plan-file.ts"
import type { RolloutAction } from "./rollout-action.ts"
import type { RolloutPlan } from "./rollout-plan.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { typedReasons } from "./typed-reasons.ts"
import { readPlan } from "./validate-plan.ts"

const now = new Date("2026-11-21T10:00:00.000Z")
const own = { now, timeZone: "America/New_York" }
const moment = { now, known: null, deviceTypes: [] }
const given = { businessEntityId: 42, filter: [] }
const judged = (draft: PlanDraft, count: number) => {
  const targets = Array.from({ length: count }, (_, at) => sampleTarget(at + 1))
  return readPlan(planOfDraft(draft, { ...given, targets }), moment)
}
const sizesOf = (draft: PlanDraft, count: number) =>
  Result.match(judged(draft, count), {
    onSuccess: ({ waves }) => waves.map(({ targets }) => targets),
    onFailure: (reasons) => reasons.map(({ sentence }) => sentence)
  })
const named = (targets: number, change: Partial<PlanDraft> = {}) => ({
  ...firstDraft({ list: "utgs", targets, seed: 7, ...own }),
  name: "Restart",
  ...change
})

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
  const deploying = (choice: "deployUtgVersion" | "deployAgentVersion") => {
    const plan = named(4)
    return { ...plan, action: withChoice(plan.action, choice, { utg: [product], agent: [] }) }
  }
  expect(deploying("deployUtgVersion").action.product).toEqual(product)
  expect(Result.isSuccess(judged(deploying("deployUtgVersion"), 4))).toBe(true)
  expect(Result.isFailure(judged(deploying("deployAgentVersion"), 4))).toBe(true)
})

it("a profile, a form and a device's model are asked for where they are needed", () => {
  const sentences = (...[draft, targets]: Parameters<typeof actionReasons>) =>
    actionReasons(draft, targets).map(({ sentence }) => sentence)
  const device = { componentId: 3, apiTerminalId: "t", deviceType: "ipp350", pciVersion: 0, terminalName: null }
  const devices = [sampleTarget(1, { device })]
  const firmware = withChoice(firstAction("devices", own), "updateFirmware", noVersions)
  expect(sentences(withChoice(firmware, "applyProfile", noVersions), [])).toEqual([
    "This field is required. Choose the profile to apply."
  ])
  expect(sentences(firmware, devices)).toHaveLength(2)
  const form = { id: 4, businessEntityId: 42 }
  const chosen = withModel({ ...firmware, form }, { deviceChoice: "ipp350" })
  expect(sentences(chosen, devices)).toHaveLength(1)
  const known = withModel(chosen, { deviceChoice: "ipp350", modelPattern: "31T" })
  expect([sentences(known, devices), known.pciVersion]).toEqual([[], 4])
  expect(withModel(known, { deviceChoice: "iwl220" }).pciVersion).toBeUndefined()
})

describe("a plan of a file", () => {
  const command = (kind: "restart" | "pull"): RolloutAction => ({ kind: "schedule", command: { kind } })
  const schedule = fc.constantFrom<RolloutAction>(
    command("restart"),
    command("pull"),
    { kind: "schedule", command: { kind: "setOffline", hours: 12 } },
    {
      kind: "schedule",
      command: { kind: "deployUtgVersion", version: "1.2.3.4", downloadLocation: "https://a.example" }
    },
    { kind: "schedule", command: { kind: "uploadLogs", target: "agent", logs: firstAction("utgs", own).logs } },
    { kind: "applyProfile", profileId: null, profileBusinessEntityId: null },
    { kind: "applyProfile", profileId: 7, profileBusinessEntityId: 1 },
    { kind: "pushForms", formId: 7, formBusinessEntityId: 1 },
    { kind: "updateFirmware", formId: 7, formBusinessEntityId: 1, pciVersion: 3, reports: "12.1" }
  )
  const limit = fc.record({
    share: fc.option(fc.integer({ min: 0, max: 100 })),
    count: fc.option(fc.integer({ min: 0, max: 9 }))
  })
  const wave = fc
    .record({
      size: fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 20 }) }),
        fc.record({ count: fc.integer({ min: 1, max: 20 }) })
      ),
      start: fc.constantFrom(
        { kind: "now" } as const,
        { kind: "at", at: "2026-12-01T00:00:00Z" } as const,
        { kind: "siteHour", reading: "03:30" } as const
      ),
      spreadMinutes: fc.integer({ min: 0, max: 60 }),
      watchMinutes: fc.integer({ min: 1, max: 600 }),
      gate: fc.record({ failed: limit, unconfirmed: limit, silent: limit }),
      then: fc.constantFrom("advance", "waitForPerson", "stop"),
      approval: fc.constantFrom({ required: false, byAnother: false }, { required: true, byAnother: true })
    })
    .map((change) => sampleWave(change))
  const plan = fc
    .record({
      action: schedule,
      growing: fc.option(fc.constant({ filter: [] })),
      order: fc.constantFrom<RolloutPlan["order"]>({ kind: "listed" }, { kind: "random", seed: 9 }),
      waves: fc.array(wave, { minLength: 1, maxLength: 4 }),
      windows: fc.constantFrom([], [newHours]),
      withoutZone: fc.constantFrom<RolloutPlan["withoutZone"]>("leaveOut", { zone: "Asia/Tokyo" })
    })
    .map((change) => samplePlan(100, change))
  const rest = ({ waves }: RolloutPlan) => ({
    percent: 100 - waves.slice(0, -1).reduce((sum, { size }) => sum + ("percent" in size ? size.percent : 0), 0)
  })

  it("comes back from its draft as it was, its last wave with all that are left", () => {
    fc.assert(
      fc.property(plan, (opened) => {
        const draft = draftOfPlan(opened, { seed: 3, ...own })
        const last = opened.waves.length - 1
        const waves = opened.waves.map((each, at) => (at === last ? { ...each, size: rest(opened) } : each))
        expect(planOfDraft(draft, { ...given, targets: opened.targets })).toEqual({ ...opened, waves })
      })
    )
  })

  it("is opened from its text in its own account, or refused with every reason", () => {
    const text = JSON.stringify(samplePlan(2))
    const reasons = (file: string, account = 42) =>
      Result.match(readPlanFile(file, account), { onSuccess: ({ name }) => name, onFailure: (why) => why })
    expect(reasons(text)).toBe("Restart all")
    expect(reasons(text, 12)).toEqual(["This plan is for account 42. Switch to that account and open the file there."])
    expect(reasons("{")).toEqual([
      "The file holds no JSON. A plan file is saved by this page or written for the rollout script."
    ])
    expect(reasons('{"name": "x"}')).toContain("waves: This field is required.")
    // What can be mended on the page is opened all the same.
    expect(reasons(JSON.stringify(samplePlan(2, { name: " " })))).toBe(" ")
  })
})

it("what is typed is judged in the sentences of a form's controls, each with its place", () => {
  const wave = newWave({
    size: "",
    start: "siteHour",
    hour: " ",
    spread: "an hour",
    watch: "1e999",
    failed: { share: "two", count: "" }
  })
  const hours = [{ ...newHours, from: "" }]
  const logs = { ...firstAction("utgs", own).logs, startDate: "", endDate: "2026-02-30 1:00 PM" }
  const draft = named(9, {
    action: { ...firstAction("utgs", own), choice: "uploadUtgLogs", logs },
    waves: [wave, newWave({ start: "at" }), newWave({ start: "at", at: "tomorrow" })],
    hours
  })
  expect(typedReasons(draft).map(({ path, sentence }) => `${path}: ${sentence}`)).toEqual([
    "action.command.logs.startDate: This field is required. Fill in “Start date” of the logs.",
    "action.command.logs.endDate: Bad input. “End date” of the logs takes a date and time, such as 2026-11-21 2:00 AM.",
    "waves[0].size: This field is required. Fill in “Wave size” of wave 1.",
    "waves[0].start: This field is required. Fill in “Hour at each site” of wave 1.",
    "waves[0].spreadMinutes: Bad input. “Spread over (minutes)” of wave 1 takes a number.",
    "waves[0].watchMinutes: Bad input. “Watch for (minutes)” of wave 1 takes a number.",
    "waves[0].gate.failed.share: Bad input. “Failed %” of wave 1 takes a number.",
    "waves[1].size: This field is required. Fill in “Wave size” of wave 2.",
    "waves[1].start: This field is required. Fill in “Begins at” of wave 2.",
    "waves[2].start: Bad input. “Begins at” of wave 3 takes a date and time, such as 2026-11-21 2:00 AM.",
    "windows[0].from: This field is required. Fill in “Open from” of hours 1."
  ])
  expect(typedReasons(named(250, { hours: [newHours] }))).toEqual([])
})

it.each<readonly [string, string, Partial<WaveDraft>]>([
  ["a negative spread", "Input contains less than minimum value 0. It is from 0 to 1440 minutes.", { spread: "-1" }],
  ["too long a watch", "Input exceeds maximum value 40320. It is from 0 to 40320 minutes.", { watch: "40321" }],
  ["half a minute", "Input value must be aligned to the nearest multiple of 1. Give a whole number.", { watch: "0.5" }],
  [
    "an hour that is none",
    "Invalid input. This must be a time as clocks read it, such as",
    { start: "siteHour", hour: "9" }
  ]
])("%s is told in the sentence of a form's control", (_, sentence, change) => {
  const judgement = judged(named(9, { waves: [newWave({ size: "10", ...change }), newWave()] }), 9)
  const told = Result.match(judgement, { onSuccess: () => [], onFailure: (why) => why.map((each) => each.sentence) })
  expect(told).toContainEqual(expect.stringContaining(sentence))
})

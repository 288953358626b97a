import { describe, expect, it } from "vitest"
import { speakGerman } from "../language/sample-speech.ts"
import { missingRecord } from "./plan-issues.ts"
import type { RolloutAction } from "./rollout-action.ts"
import type { RolloutPlan, WavePlan } from "./rollout-plan.ts"
import { samplePlan, sampleWave } from "./sample-plan.ts"
import { spokenPlanReason } from "./served-plan-reasons.ts"
import { judgePlan } from "./validate-plan.ts"

const now = new Date("2026-11-21T10:00:00Z")
const reasons = (change: Partial<RolloutPlan>) =>
  judgePlan(samplePlan(4, change), { now, known: null, deviceTypes: [] }).reasons
const ofStart = (start: WavePlan["start"], change: Partial<WavePlan> = {}) =>
  reasons({ waves: [sampleWave({ size: { percent: 100 }, start, ...change })] })

const tooFar = "Input exceeds maximum value 2031-11-21. The start of wave 1 is too far away. Choose an earlier one."

describe("a start that is too far away is refused at its place", () => {
  it.each([
    ["the last minute that can be written", "9999-12-31T23:59"],
    ["a day after the last", "2031-11-22T00:00"]
  ])("as clocks read it: %s", (_, reading) => {
    expect(ofStart({ kind: "siteHour", reading }, { watchMinutes: 40_320 })).toEqual([
      { path: "waves[0].start.reading", sentence: tooFar }
    ])
  })

  it.each([
    ["the last minute that can be written", "9999-12-31T23:59:00Z"],
    ["one that is in the year 10000 by UTC", "9999-12-31T23:59:00-12:00"],
    ["a day after the last", "2031-11-22T00:00:00Z"]
  ])("as an instant: %s", (_, at) => {
    expect(ofStart({ kind: "at", at })).toEqual([{ path: "waves[0].start.at", sentence: tooFar }])
  })

  it("and the last day is taken", () => {
    expect(ofStart({ kind: "siteHour", reading: "2031-11-21T23:59" })).toEqual([])
    expect(ofStart({ kind: "at", at: "2031-11-21T23:59:00Z" })).toEqual([])
  })
})

const long = "Input exceeds maximum value 2147483647. Give an id of the management service."
const negative = "Input contains less than minimum value 0. Give 0 or more."
const whole = "Input value must be aligned to the nearest multiple of 1. Give a whole number."

describe("ids that no profile or form can have are refused, each at its place", () => {
  it.each<readonly [string, RolloutAction, ReadonlyArray<readonly [string, string]>]>([
    [
      "a profile",
      { kind: "applyProfile", profileId: 99_999_999_999, profileBusinessEntityId: -3 },
      [
        ["action.profileId", long],
        ["action.profileBusinessEntityId", negative]
      ]
    ],
    [
      "a form",
      { kind: "pushForms", formId: 1.5, formBusinessEntityId: 99_999_999_999 },
      [
        ["action.formId", whole],
        ["action.formBusinessEntityId", long]
      ]
    ],
    [
      "firmware",
      { kind: "updateFirmware", formId: -1, formBusinessEntityId: -1, pciVersion: null, reports: null },
      [
        ["action.formId", negative],
        ["action.formBusinessEntityId", negative]
      ]
    ]
  ])("%s", (_, action, expected) => {
    const own = reasons({ action }).filter(({ path }) => path.startsWith("action"))
    expect(own.map(({ path, sentence }) => [path, sentence])).toEqual(expected)
  })

  it("a profile without its account, or an account without its profile, but not neither", () => {
    const sentence =
      "This field is required. A profile is named by its id and its account. Give both, or null for both to take the profile away."
    const said = (profileId: number | null, profileBusinessEntityId: number | null) =>
      reasons({ action: { kind: "applyProfile", profileId, profileBusinessEntityId } })
    expect([said(3, null), said(null, 3), said(null, null)]).toEqual([
      [{ path: "action.profileBusinessEntityId", sentence }],
      [{ path: "action.profileId", sentence }],
      []
    ])
  })
})

const profile = { kind: "applyProfile", profileId: 7, profileBusinessEntityId: 12 } as const
const form = { kind: "pushForms", formId: 8, formBusinessEntityId: 13 } as const

it("what the service does not have is told by its id and account, on a German page in German", () => {
  const said = [profile, { ...form, kind: "updateFirmware", pciVersion: null, reports: null } as const].flatMap(
    missingRecord
  )
  expect(said).toEqual([
    {
      path: "action.profileId",
      sentence: "There is no profile 7 at the account 12, or you may not see it. Choose another profile."
    },
    {
      path: "action.formId",
      sentence: "There is no form 8 at the account 13, or you may not see it. Choose another form."
    }
  ])
  expect(missingRecord(form)).toEqual(said.slice(1))
  expect(missingRecord({ kind: "schedule", command: { kind: "restart" } })).toEqual([])
  expect(missingRecord({ kind: "applyProfile", profileId: null, profileBusinessEntityId: null })).toEqual([])
  const back = speakGerman()
  expect(said.map(({ sentence }) => spokenPlanReason(sentence))).toEqual([
    "Es gibt kein Profil 7 beim Konto 12, oder Sie dürfen es nicht sehen. Wählen Sie ein anderes Profil.",
    "Es gibt kein Formular 8 beim Konto 13, oder Sie dürfen es nicht sehen. Wählen Sie ein anderes Formular."
  ])
  back()
})

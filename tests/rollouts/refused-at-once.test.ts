import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, type RolloutEstate } from "./support/rollout-service.ts"
import { firstFormAt, firstProfileAt, someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let targets: RolloutPlan["targets"]

beforeAll(async () => {
  estate = await openRollouts()
  targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 4)
})
afterAll(() => estate.close())

const device = { componentId: 1, apiTerminalId: "T1", deviceType: "iwl220", pciVersion: 3, terminalName: null }
const toDevices = (action: object) => ({ action, targets: targets.map((target) => ({ ...target, device })) })
const filter = (PropertyName: string, Value: string) => ({
  growing: { filter: [{ PropertyName, Operator: "EQ", Value }] }
})
const start = (given: object) => ({ waves: planOf([]).waves.map((wave) => ({ ...wave, start: given })) })
const applyProfile = (profileId: number | null, profileBusinessEntityId: number | null) => ({
  action: { kind: "applyProfile", profileId, profileBusinessEntityId }
})

/** The places of what is wrong with a plan, by trying it out and by sending it. */
const placesOf = async (change: object) => {
  const said = []
  for (const address of ["/rollouts?dryRun=true", "/rollouts"]) {
    const answer = await estate.ask(address, { method: "POST", body: { ...planOf(targets), ...change } })
    const json = answer.json()
    const reasons = typeof json === "object" && json !== null && "reasons" in json ? json.reasons : []
    said.push([answer.status, Array.isArray(reasons) ? reasons.map(({ path }) => path) : []])
  }
  return said
}
const twice = (paths: ReadonlyArray<string>) => [
  [422, paths],
  [422, paths]
]

it.each([
  ["a property that the service does not know", filter("Nobody", "1")],
  ["a text where a number goes", filter("ComponentId", "zz")]
])("a filter is refused when it is tried out as when it is sent, beside what else is wrong: %s", async (_, change) => {
  expect(await placesOf(change)).toEqual(twice(["growing.filter"]))
  expect(await placesOf({ ...change, name: "" })).toEqual(twice(["name", "growing.filter"]))
})

it("a plan whose action has no form is told so, also to somebody who may not see what its filter finds", async () => {
  const body = { ...planOf(targets), action: { kind: " " }, growing: { filter: [] } }
  const token = await estate.tokenOf("ivy.castellano")
  const answer = await estate.ask("/rollouts?dryRun=true", { method: "POST", body, token })
  expect([answer.status, answer.json()]).toEqual([
    422,
    expect.objectContaining({ reasons: [expect.objectContaining({ path: expect.stringMatching(/^action/u) })] })
  ])
})

it("a profile and a form that the service does not have are refused at their ids, beside what else is wrong", async () => {
  expect(await placesOf(applyProfile(999_999, 12))).toEqual(twice(["action.profileId"]))
  expect(await placesOf({ ...applyProfile(999_999, 12), ...filter("Nobody", "1"), name: "" })).toEqual(
    twice(["name", "action.profileId", "growing.filter"])
  )
  const form = { kind: "pushForms", formId: 999_999, formBusinessEntityId: 12 }
  const [[status, paths] = []] = await placesOf(toDevices(form))
  expect([status, paths]).toEqual([422, expect.arrayContaining(["action.formId"])])
})

it("ids that none can have are refused at their places, and the service is not asked for them", async () => {
  expect(await placesOf(applyProfile(99_999_999_999, -3))).toEqual(
    twice(["action.profileId", "action.profileBusinessEntityId"])
  )
})

it("a profile of another account than the plan says is refused, and one that is there is taken", async () => {
  const token = await estate.tokenOf()
  const profile = await firstProfileAt(estate.sandbox.origin, token, 12)
  expect(await placesOf(applyProfile(profile.id, 1))).toEqual(twice(["action.profileId"]))
  const body = { ...planOf(targets), ...applyProfile(profile.id, profile.businessEntityId) }
  expect((await estate.ask("/rollouts?dryRun=true", { method: "POST", body })).status).toBe(200)
  const form = await firstFormAt(estate.sandbox.origin, token, 12)
  const pushed = toDevices({ kind: "pushForms", formId: form.id, formBusinessEntityId: form.businessEntityId })
  const [[, paths] = []] = await placesOf(pushed)
  expect(paths).not.toContain("action.formId")
})

it("a profile that cannot be looked up holds no plan back", async () => {
  estate.sandbox.faults.add({ path: "/componentProfiles/", kind: "status", status: 403 })
  const body = { ...planOf(targets), ...applyProfile(999_999, 12) }
  expect((await estate.ask("/rollouts?dryRun=true", { method: "POST", body })).status).toBe(200)
  estate.sandbox.faults.clear()
})

it("a start that no calendar reaches is refused when it is tried out as when it is sent", async () => {
  expect(await placesOf(start({ kind: "siteHour", reading: "9999-12-31T23:59" }))).toEqual(
    twice(["waves[0].start.reading"])
  )
  expect(await placesOf(start({ kind: "at", at: "9999-12-31T23:59:00Z" }))).toEqual(twice(["waves[0].start.at"]))
})

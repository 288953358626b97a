import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import {
  selectCanSubmit,
  selectEffect,
  selectError,
  selectIsTakenAway,
  selectProfile,
  selectProfiles,
  selectRecord
} from "@command-center/machines/apply-profile/apply-profile.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { contentsOf, planOf, records } from "./operation-records.ts"
import { actorDriver } from "./support/actor-driver.ts"

const bar = sampleProfile({ id: 5, name: "Bar", businessEntityId: 40 })
const targets = [
  sampleUtg({ componentId: 1, businessEntityId: 7, componentProfileName: null }),
  sampleUtg({ componentId: 2, businessEntityId: null, componentProfileName: null })
]
const input = { businessEntityId: 42, targets, canEdit: true }
const loaded = Result.succeed({ rows: [bar], notOffered: null })

const choosing = async (given = input) => {
  const driver = actorDriver(applyProfileMachine, given)
  await driver.settle("loadProfiles", loaded)
  return driver
}

it("offers the profiles and No Profile, which is the default [B4-45]", async () => {
  const driver = await choosing()
  expect([selectProfiles(driver.snapshot()), selectProfile(driver.snapshot())]).toEqual([[bar], null])
  await driver.perform({ type: "submit" })
  expect(contentsOf(driver.inputOf("operation"))).toEqual([
    { componentId: 1, componentBusinessEntityId: 7, profileId: null, profileBusinessEntityId: null },
    { componentId: 2, componentBusinessEntityId: 42, profileId: null, profileBusinessEntityId: null }
  ])
})

it("applies the chosen profile to all chosen UTGs in one call [B4-44 B8-37]", async () => {
  const driver = await choosing()
  await driver.perform({ type: "profile.chosen", profileId: 5 })
  await driver.perform({ type: "submit" })
  expect(contentsOf(driver.inputOf("operation"))).toEqual([
    { componentId: 1, componentBusinessEntityId: 7, profileId: 5, profileBusinessEntityId: 40 },
    { componentId: 2, componentBusinessEntityId: 42, profileId: 5, profileBusinessEntityId: 40 }
  ])
  const plan = planOf(driver.inputOf("operation"))
  expect([plan.kind, plan.title, plan.instructions.length]).toEqual(["applyProfile", "Apply a Profile", 1])
  await driver.settle("operation", records.accepted)
  expect(driver.snapshot().output).toEqual({ applied: true })
})

it("says before it is sent how many it changes", async () => {
  const driver = await choosing()
  expect(selectEffect(driver.snapshot())).toEqual(["0 of 2 will be changed.", "2 have no profile already."])
  await driver.perform({ type: "profile.chosen", profileId: 5 })
  expect(selectEffect(driver.snapshot())).toEqual(["2 of 2 will be changed."])
})

it("warns of a profile that is taken away, where any of the UTGs has one", async () => {
  const isTakenAway = async (...names: ReadonlyArray<string | null>) => {
    const having = names.map((componentProfileName, at) => sampleUtg({ componentId: at, componentProfileName }))
    const driver = await choosing({ ...input, targets: having })
    const without = selectIsTakenAway(driver.snapshot())
    await driver.perform({ type: "profile.chosen", profileId: 5 })
    return [without, selectIsTakenAway(driver.snapshot())]
  }
  expect([await isTakenAway("Till", null), await isTakenAway(null, null)]).toEqual([
    [true, false],
    [false, false]
  ])
})

it("shows what became of many UTGs until that is closed, and of few what the list shows", async () => {
  const many = Array.from({ length: 250 }, (_, at) => sampleUtg({ componentId: at + 1 }))
  for (const [given, state] of [
    [many, "applied"],
    [many.slice(0, 11), "applied"],
    [many.slice(0, 10), "closed"]
  ] as const) {
    const driver = await choosing({ ...input, targets: given })
    await driver.perform({ type: "submit" })
    await driver.settle("operation", records.accepted)
    expect([driver.state(), selectRecord(driver.snapshot())]).toEqual([
      state,
      state === "applied" ? records.accepted : null
    ])
    await driver.perform({ type: "close" })
    expect(driver.snapshot().output).toEqual({ applied: true })
  }
})

it("keeps what was chosen when it fails, and may be submitted again [B8-36]", async () => {
  const driver = await choosing()
  await driver.perform({ type: "profile.chosen", profileId: 5 })
  await driver.perform({ type: "submit" })
  await driver.settle("operation", records.refused)
  expect([
    driver.state(),
    selectError(driver.snapshot()),
    selectProfile(driver.snapshot()),
    selectCanSubmit(driver.snapshot())
  ]).toEqual(["choosing", "The service is down for maintenance.", bar, true])
  await driver.perform({ type: "profile.chosen", profileId: null })
  expect(selectError(driver.snapshot())).toBeNull()
})

it("ends with the operation that was left with something not confirmed", async () => {
  const driver = await choosing()
  await driver.perform({ type: "submit" })
  await driver.settle("operation", records.partly)
  expect([driver.state(), driver.snapshot().output]).toEqual(["closed", { applied: false }])
})

it("that fails as a program can be left, and sends nothing again", async () => {
  const driver = await choosing()
  await driver.perform({ type: "submit" })
  await driver.crash("operation")
  expect([driver.state(), driver.snapshot().can({ type: "retry" })]).toEqual(["crashed", false])
})

it("takes no second submit and applies nothing without the edit right", async () => {
  const driver = await choosing()
  await driver.perform({ type: "submit" })
  expect(selectCanSubmit(driver.snapshot())).toBe(false)
  const readOnly = await choosing({ ...input, canEdit: false })
  await readOnly.perform({ type: "submit" })
  expect([readOnly.state(), readOnly.isRunning("operation")]).toEqual(["choosing", false])
})

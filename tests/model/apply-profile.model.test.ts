import type { ProfileRow } from "@command-center/domain/profile/profile"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import {
  selectCanSubmit,
  selectProfile,
  selectProfiles
} from "@command-center/machines/apply-profile/apply-profile.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const bar: ProfileRow = {
  id: 5,
  name: "Bar",
  businessEntityId: 40,
  parentName: "Harbour Hotels",
  type: 1,
  version: 3,
  createdAt: null,
  lastUpdatedAt: null,
  lastAppliedAt: null,
  schemaVersion: null,
  deviceCount: 0,
  businessEntitySummary: null,
  config: null
}
const targets = [
  sampleUtg({ componentId: 1, businessEntityId: 7 }),
  sampleUtg({ componentId: 2, businessEntityId: null })
]
const input = { businessEntityId: 42, targets, canEdit: true }
const { refused, unauthorized, timedOut, unreadable } = failures
const loaded = Result.succeed([bar])

checkFlow(applyProfileMachine, {
  input,
  user: [
    { type: "profile.chosen", profileId: 5 },
    { type: "profile.chosen", profileId: null },
    { type: "retry" },
    { type: "submit" },
    { type: "cancel" },
    { type: "close" }
  ],
  outcomes: {
    loadProfiles: [loaded, Result.fail(refused), Result.fail(unauthorized)],
    assignProfile: [Result.succeed(null), Result.fail(refused), Result.fail(unauthorized), Result.fail(timedOut)]
  }
})

const choosing = async (given = input) => {
  const driver = actorDriver(applyProfileMachine, given)
  await driver.settle("loadProfiles", loaded)
  return driver
}

it("offers the profiles and No Profile, which is the default [B4-45]", async () => {
  const driver = await choosing()
  expect([selectProfiles(driver.snapshot()), selectProfile(driver.snapshot())]).toEqual([[bar], null])
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("assignProfile")).toEqual([
    { componentId: 1, componentBusinessEntityId: 7, profileId: null, profileBusinessEntityId: null },
    { componentId: 2, componentBusinessEntityId: 42, profileId: null, profileBusinessEntityId: null }
  ])
})

it("applies the chosen profile to all chosen UTGs in one call [B4-44 B8-37]", async () => {
  const driver = await choosing()
  await driver.perform({ type: "profile.chosen", profileId: 5 })
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("assignProfile")).toEqual([
    { componentId: 1, componentBusinessEntityId: 7, profileId: 5, profileBusinessEntityId: 40 },
    { componentId: 2, componentBusinessEntityId: 42, profileId: 5, profileBusinessEntityId: 40 }
  ])
  await driver.settle("assignProfile", Result.succeed(null))
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "success", text: "The profile was applied to the selected UTGs" }
  ])
  expect(driver.snapshot().output).toEqual({ applied: true })
})

it("keeps what was chosen when it fails, and may be submitted again [B8-36]", async () => {
  const driver = await choosing()
  await driver.perform({ type: "profile.chosen", profileId: 5 })
  await driver.perform({ type: "submit" })
  await driver.settle("assignProfile", Result.fail(refused))
  expect(driver.emitted()).toEqual([
    {
      type: "toast",
      kind: "danger",
      header: "Apply Profile Failed",
      text: "Unable to apply the profile to the selected UTGs"
    }
  ])
  expect([driver.state(), selectProfile(driver.snapshot()), selectCanSubmit(driver.snapshot())]).toEqual([
    "choosing",
    bar,
    true
  ])
})

it.each([timedOut, unreadable])("calls it unknown when the answer is lost: $_tag", async (failure) => {
  const driver = await choosing()
  await driver.perform({ type: "submit" })
  await driver.settle("assignProfile", Result.fail(failure))
  expect([driver.state(), driver.isRunning("assignProfile")]).toEqual(["unknown", false])
})

it("takes no second submit and applies nothing without the edit right", async () => {
  const driver = await choosing()
  await driver.perform({ type: "submit" })
  expect(selectCanSubmit(driver.snapshot())).toBe(false)
  const readOnly = await choosing({ ...input, canEdit: false })
  await readOnly.perform({ type: "submit" })
  expect([readOnly.state(), readOnly.isRunning("assignProfile")]).toEqual(["choosing", false])
})

it("tells the session of a 401 and keeps the choice", async () => {
  const driver = await choosing()
  await driver.perform({ type: "profile.chosen", profileId: 5 })
  await driver.perform({ type: "submit" })
  await driver.settle("assignProfile", Result.fail(unauthorized))
  expect([driver.emitted(), driver.state(), selectProfile(driver.snapshot())]).toEqual([
    [{ type: "unauthorized" }],
    "choosing",
    bar
  ])
})

import type { ProfileRow } from "@command-center/domain/profile/profile"
import { answered } from "@command-center/domain/write/made"
import {
  cloneProfileMachine,
  cloneProfileSelectors
} from "@command-center/machines/clone-profile/clone-profile.machine"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const { selectDraft, selectIssue, selectFailure, selectMadeAgain, unsaved } = cloneProfileSelectors

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

const typed = async (name: string) => {
  const input = { businessEntityId: 42, names: ["Night"], canEdit: true, subject: bar }
  const driver = actorDriver(cloneProfileMachine, input)
  expect(selectDraft(driver.snapshot())).toEqual({ name: "" })
  await driver.perform({ type: "draft.changed", draft: { name } })
  return driver
}

it("is known by its name where machines are looked into", () => expect(cloneProfileMachine.id).toBe("cloneProfile"))

it("a clone needs a name that no other profile has, and is asked about before it is given up", async () => {
  const driver = await typed("Night")
  expect(selectIssue("name")(driver.snapshot())).toBe("Profile name must be unique")
  expect(unsaved).toBe("The profile has not been created yet.")
})

it("a clone is told and leads nowhere; one that fails says why", async () => {
  const made = await typed("Day")
  await made.perform({ type: "submit" })
  await made.settle("create", Result.succeed(answered(31)))
  expect(made.emitted()).toEqual([{ type: "toast", kind: "success", text: "The profile was cloned." }])
  const failed = await typed("Day")
  await failed.perform({ type: "submit" })
  await failed.settle("create", Result.fail(failures.refused))
  expect(selectFailure(failed.snapshot())).toBe("Unable to clone profile. The service is down for maintenance.")
})

it("a clone that is there twice is named by what was typed and by both ids", async () => {
  const driver = await typed(" Day ")
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.succeed({ made: 31, again: [32], knownBy: "lookUp" }))
  expect(selectMadeAgain(driver.snapshot())).toEqual({
    text: "Day exists twice (ids 31, 32): the connection broke, and the browser sent the call again. One is enough.",
    others: 1
  })
})

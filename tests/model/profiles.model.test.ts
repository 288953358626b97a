import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { answered } from "@command-center/domain/write/made"
import {
  cloneProfileMachine,
  cloneProfileSelectors
} from "@command-center/machines/clone-profile/clone-profile.machine"
import {
  deleteProfileMachine,
  deleteProfileSelectors
} from "@command-center/machines/delete-profile/delete-profile.machine"
import { newProfileMachine, newProfileSelectors } from "@command-center/machines/new-profile/new-profile.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const row = sampleProfile()
const choices = {
  names: ["Hotel front desk"],
  namesUnknown: null,
  versions: ["5.0.0.3124"],
  versionsFailure: null,
  notOffered: null
}
const refused = Result.fail(failures.refused)

describe("a new profile", () => {
  const { names, namesUnknown, ...subject } = choices
  const given = { businessEntityId: 42, names, namesUnknown, canEdit: true, subject }
  const { selectIssue, selectCanSubmit, selectFailure } = newProfileSelectors
  const typed = async (name: string, utgVersion: string | null) => {
    const driver = actorDriver(newProfileMachine, given)
    await driver.perform({ type: "draft.changed", draft: { name, utgVersion } })
    return driver
  }

  it.each([
    ["", null, null, false],
    ["", "5.0.0.3124", null, false],
    ["Bar", null, null, false],
    ["Hotel front desk", "5.0.0.3124", "Profile name must be unique", false],
    ["Bar", "5.0.0.3124", null, true]
  ])("named %j at version %j says %j; to be added: %j [B5-63 B5-64]", async (name, version, issue, canSubmit) => {
    const snapshot = (await typed(name, version)).snapshot()
    expect([selectIssue("name")(snapshot), selectCanSubmit(snapshot)]).toEqual([issue, canSubmit])
  })

  it.each([
    ["name", { name: "Bar", utgVersion: null }, ["This field is required.", null]],
    ["utgVersion", { name: "", utgVersion: "5.0.0.3124" }, [null, "This field is required."]]
  ] as const)(
    "without its %s again says that it is missing, and nothing of what nobody touched",
    async (_, first, told) => {
      const driver = await typed(first.name, first.utgVersion)
      await driver.perform({ type: "draft.changed", draft: { name: "", utgVersion: null } })
      const snapshot = driver.snapshot()
      expect([selectIssue("name")(snapshot), selectIssue("utgVersion")(snapshot)]).toEqual(told)
    }
  )

  it("leads to its page; a failure is told once, its reason beside what was typed [B8-45]", async () => {
    const driver = await typed("Bar", "5.0.0.3124")
    await driver.perform({ type: "submit" })
    await driver.settle("create", refused)
    expect([selectFailure(driver.snapshot()), driver.snapshot().context.draft]).toEqual([
      "The service is down for maintenance.",
      { name: "Bar", utgVersion: "5.0.0.3124" }
    ])
    expect(driver.emitted()).toEqual([{ type: "toast", kind: "danger", text: "Unable to create profile" }])
    await driver.perform({ type: "submit" })
    await driver.settle("create", Result.succeed(answered(427)))
    expect(driver.emitted().slice(1)).toEqual([
      { type: "toast", kind: "success", text: "The profile was created." },
      { type: "navigate", to: "/be/42/profiles/427" }
    ])
  })
})

describe("cloning", () => {
  const given = { businessEntityId: 42, names: choices.names, namesUnknown: null, canEdit: true, subject: row }
  const { selectIssue, selectCanSubmit, selectFailure } = cloneProfileSelectors

  it.each([
    ["", null, false],
    ["Hotel front desk", "Profile name must be unique", false],
    ["Bar", null, true]
  ])("as %j says %j; possible: %j [B5-65]", async (name, issue, canSubmit) => {
    const driver = actorDriver(cloneProfileMachine, given)
    await driver.perform({ type: "draft.changed", draft: { name } })
    expect([selectIssue("name")(driver.snapshot()), selectCanSubmit(driver.snapshot())]).toEqual([issue, canSubmit])
  })

  it("says that the name is missing once it was there", async () => {
    const driver = actorDriver(cloneProfileMachine, given)
    expect(selectIssue("name")(driver.snapshot())).toBeNull()
    for (const name of ["Bar", ""]) await driver.perform({ type: "draft.changed", draft: { name } })
    expect(selectIssue("name")(driver.snapshot())).toBe("This field is required.")
  })

  it.each([
    ["could not be looked up", failures.timedOut.sentence, Result.fail({ ...failures.timedOut, lookUp: "failed" })],
    ["broke", "An unexpected error", null]
  ] as const)("that %s is not called a failure, in a toast either", async (_, reason, outcome) => {
    const driver = actorDriver(cloneProfileMachine, given)
    await driver.perform({ type: "draft.changed", draft: { name: "Bar" } })
    await driver.perform({ type: "submit" })
    if (outcome === null) await driver.crash("create")
    else await driver.settle("create", outcome)
    expect([selectFailure(driver.snapshot()), driver.emitted()]).toEqual([
      reason,
      [{ type: "toast", kind: "danger", header: "Not confirmed", text: reason }]
    ])
  })

  it("sends the profile and the name, and says what came of it, once [B8-44]", async () => {
    const driver = actorDriver(cloneProfileMachine, given)
    await driver.perform({ type: "draft.changed", draft: { name: "Bar" } })
    await driver.perform({ type: "submit" })
    expect(driver.inputOf("create")).toEqual({
      businessEntityId: 42,
      draft: { name: "Bar" },
      unsettled: null,
      subject: row
    })
    await driver.settle("create", refused)
    expect([selectFailure(driver.snapshot()), driver.emitted()]).toEqual([
      "The service is down for maintenance.",
      [{ type: "toast", kind: "danger", text: "Unable to clone profile" }]
    ])
    await driver.perform({ type: "submit" })
    await driver.settle("create", Result.succeed(answered(428)))
    expect(driver.emitted().slice(1)).toEqual([{ type: "toast", kind: "success", text: "The profile was cloned." }])
  })
})

describe("deleting a profile", () => {
  const given = { businessEntityId: 42, canEdit: true, row }
  const { selectCanConfirm, selectFailure, selectIsRefused, selectQuestion, selectWord } = deleteProfileSelectors

  it("that is refused says so in the documents' words, its reason in the dialog, and can be tried again [B8-46]", async () => {
    const driver = actorDriver(deleteProfileMachine, given)
    await driver.perform({ type: "typed.changed", value: "Hotel front desk" })
    await driver.perform({ type: "confirm" })
    await driver.settle("deleteRow", refused)
    expect([driver.state(), driver.emitted(), selectFailure(driver.snapshot())]).toEqual([
      "confirming",
      [{ type: "toast", kind: "danger", text: "Unable to delete profile" }],
      "The service is down for maintenance."
    ])
    expect(selectIsRefused(driver.snapshot())).toBe(true)
    await driver.perform({ type: "confirm" })
    expect([driver.inputOf("deleteRow"), selectFailure(driver.snapshot())]).toEqual([
      { businessEntityId: 42, row, mayBeDone: false },
      null
    ])
  })

  it("asks for the name of what goes", () => {
    const { snapshot } = actorDriver(deleteProfileMachine, given)
    expect([selectQuestion(snapshot()), selectWord(snapshot())]).toEqual([
      'The profile "Hotel front desk" will be deleted. This cannot be undone.',
      "Hotel front desk"
    ])
  })

  it.each([
    ["", false],
    ["hotel front desk", false],
    ["Hotel front desk ", false],
    ["Hotel front desk", true]
  ])("with %j typed may be confirmed: %j [B5-66]", async (value, canConfirm) => {
    const driver = actorDriver(deleteProfileMachine, given)
    await driver.perform({ type: "typed.changed", value })
    expect(selectCanConfirm(driver.snapshot())).toBe(canConfirm)
  })

  it.each([null, "", " "])("of no name (%j) is confirmed by its id [B5-66]", async (name) => {
    const driver = actorDriver(deleteProfileMachine, { ...given, row: { ...row, id: 12, name } })
    expect([
      selectQuestion(driver.snapshot()),
      selectWord(driver.snapshot()),
      selectCanConfirm(driver.snapshot())
    ]).toEqual(['The profile "12" will be deleted. This cannot be undone.', "12", false])
    await driver.perform({ type: "typed.changed", value: "12" })
    expect(selectCanConfirm(driver.snapshot())).toBe(true)
  })
})

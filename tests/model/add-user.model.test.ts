import { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import {
  selectCanSubmit,
  selectDraft,
  selectError,
  selectIsAsking,
  selectIssue,
  selectIsUnsaved,
  selectStillNeeded
} from "@command-center/machines/add-user/add-user.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"
import {
  added,
  creating,
  failed,
  fields,
  filled,
  input,
  role,
  sent,
  submit,
  texts,
  typing
} from "./support/add-user-driver.ts"

const { refused } = failures

describe("the form", () => {
  it("may be submitted only when all five fields are valid and a role is chosen [B4-53 B5-10]", async () => {
    const driver = actorDriver(addUserMachine, input)
    const canSubmit = [selectCanSubmit(driver.snapshot())]
    for (const event of [...typing, role]) {
      await driver.perform(event)
      canSubmit.push(selectCanSubmit(driver.snapshot()))
    }
    await driver.perform({ type: "draft.changed", field: "email", text: "ada@example.org" })
    canSubmit.push(selectCanSubmit(driver.snapshot()))
    expect(canSubmit).toEqual([false, false, false, false, false, false, true, false])
    expect(selectStillNeeded(driver.snapshot())).toBe("Still needed: Verify Email Address.")
    await driver.perform(submit)
    expect([driver.state(), driver.isRunning("createUser")]).toEqual([{ editing: "changed" }, false])
  })

  it("says what is wrong with a field from the first letter on, and takes it back", async () => {
    const driver = actorDriver(addUserMachine, input)
    const issues = () => fields.map((field) => selectIssue(field)(driver.snapshot()))
    expect(issues()).toEqual([null, null, null, null, null])
    await driver.perform({ type: "draft.changed", field: "email", text: "ada" })
    await driver.perform({ type: "draft.changed", field: "verifyEmail", text: "a" })
    expect(issues()).toEqual([null, null, null, "Invalid email address format.", "Email addresses do not match."])
    await driver.perform({ type: "draft.changed", field: "email", text: "a@b.co" })
    await driver.perform({ type: "draft.changed", field: "verifyEmail", text: "a@b.co" })
    expect(issues()).toEqual([null, null, null, null, null])
    await driver.perform({ type: "draft.changed", field: "email", text: "c@b.co" })
    expect(issues()).toEqual([null, null, null, null, "Email addresses do not match."])
  })

  it("takes a text with the spaces that a paste leaves around it, and sends it without them", async () => {
    const driver = await filled()
    for (const field of fields) await driver.perform({ type: "draft.changed", field, text: ` ${texts[field]} ` })
    expect(fields.map((field) => selectIssue(field)(driver.snapshot()))).toEqual([null, null, null, null, null])
    expect(selectStillNeeded(driver.snapshot())).toBe(null)
    await driver.perform(submit)
    expect(driver.snapshot().context.sent).toEqual(sent)
    expect(selectDraft(driver.snapshot())).toMatchObject({ email: " ada@example.com " })
  })

  it("counts as unsaved while something is typed", async () => {
    const driver = actorDriver(addUserMachine, input)
    const unsaved = () => selectIsUnsaved(driver.snapshot())
    expect(unsaved()).toBe(false)
    await driver.perform({ type: "draft.changed", field: "lastName", text: "B" })
    expect(unsaved()).toBe(true)
    await driver.perform({ type: "draft.changed", field: "lastName", text: "" })
    expect(unsaved()).toBe(false)
    await driver.perform(role)
    expect(unsaved()).toBe(true)
  })

  it("asks before it closes on what was typed, and not when everything was taken back", async () => {
    const driver = await filled()
    const before = driver.snapshot().context
    await driver.perform({ type: "cancel" })
    await driver.perform(submit)
    await driver.perform({ type: "draft.changed", field: "username", text: "someone" })
    expect([driver.state(), selectIsAsking(driver.snapshot()), selectIsUnsaved(driver.snapshot())]).toEqual([
      "asking",
      true,
      true
    ])
    await driver.perform({ type: "edit" })
    expect([driver.state(), driver.snapshot().context]).toEqual([{ editing: "changed" }, before])
    const back = actorDriver(addUserMachine, input)
    await back.perform({ type: "draft.changed", field: "username", text: "a" })
    await back.perform({ type: "draft.changed", field: "username", text: "" })
    await back.perform({ type: "cancel" })
    expect(back.state()).toBe("closed")
  })

  it("sends nothing when it is given up, and nothing without the edit right", async () => {
    const driver = await filled()
    await driver.perform({ type: "cancel" })
    await driver.perform({ type: "discard" })
    expect([driver.state(), driver.snapshot().output, driver.emitted()]).toEqual(["closed", { userId: null }, []])
    const readOnly = await filled({ ...input, canEdit: false })
    await readOnly.perform(submit)
    expect([selectCanSubmit(readOnly.snapshot()), readOnly.isRunning("createUser")]).toEqual([false, false])
  })
})

describe("adding", () => {
  it("creates the user, then assigns the role at the account [A6-22 A6-23 B8-20]", async () => {
    const driver = await creating()
    expect(driver.inputOf("createUser")).toEqual({ businessEntityId: 42, user: sent })
    await driver.settle("createUser", Result.succeed(2101))
    expect(driver.inputOf("assignRole")).toEqual({ businessEntityId: 42, userId: 2101, roleId: 10003 })
    await driver.settle("assignRole", Result.succeed(null))
    expect([driver.state(), driver.snapshot().output, driver.emitted()]).toEqual(["added", { userId: 2101 }, [added]])
  })

  it("keeps everything typed when the user is refused [B8-19]", async () => {
    const driver = await creating()
    await driver.settle("createUser", Result.fail(refused))
    expect([driver.state(), selectDraft(driver.snapshot()), selectCanSubmit(driver.snapshot())]).toEqual([
      { editing: "changed" },
      { ...texts, roleId: 10003 },
      true
    ])
    expect([selectError(driver.snapshot()), driver.emitted()]).toEqual([
      "The service is down for maintenance.",
      [failed("The service is down for maintenance.")]
    ])
  })

  it("goes on with the role where the name is taken by the user as it was sent: the browser sent it twice", async () => {
    const driver = await creating()
    await driver.settle("createUser", Result.fail({ ...refused, status: 409 }))
    expect([driver.state(), selectError(driver.snapshot()), driver.inputOf("findUser")]).toEqual([
      "comparing",
      null,
      { businessEntityId: 42, user: sent }
    ])
    await driver.settle("findUser", Result.succeed([2101]))
    expect(driver.inputOf("assignRole")).toEqual({ businessEntityId: 42, userId: 2101, roleId: 10003 })
    await driver.settle("assignRole", Result.succeed(null))
    expect([driver.state(), driver.emitted()]).toEqual(["added", [added]])
  })

  it.each([
    ["by somebody else", Result.succeed([]), "Status: Conflict"],
    [
      "and nobody knows by whom",
      Result.fail(refused),
      `Status: Conflict. Whether it was done could not be checked. ${refused.sentence}`
    ]
  ])("is refused in the service's words where the name is taken %s [B8-19]", async (_, seen, said) => {
    const driver = await creating()
    await driver.settle("createUser", Result.fail({ ...refused, status: 409, sentence: "Status: Conflict" }))
    await driver.settle("findUser", seen)
    expect([driver.state(), selectError(driver.snapshot()), driver.emitted()]).toEqual([
      { editing: "changed" },
      said,
      [failed(said)]
    ])
  })
})

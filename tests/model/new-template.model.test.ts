import { answered, foundEarlier } from "@command-center/domain/write/made"
import { newTemplateMachine, newTemplateSelectors } from "@command-center/machines/new-template/new-template.machine"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const { selectDraft, selectIssue, selectFailure, selectUncertain, selectMadeAgain, selectIsAsking, selectCanSubmit } =
  newTemplateSelectors
const input = { businessEntityId: 42, names: ["Night", "Lunch"], namesUnknown: null, canEdit: true, subject: null }
const looksFirst = "It may have been done anyway. The console checks before it sends anything again."
const template = { id: 31, name: "Day", businessEntityId: 42, parentName: null }
const second = { ...template, id: 32 }
const created = Result.succeed(answered(template))
const madeAgain = Result.succeed({ made: template, again: [second], knownBy: "lookUp" })

const typed = async (name: string, given = input) => {
  const driver = actorDriver(newTemplateMachine, given)
  await driver.perform({ type: "draft.changed", draft: { name } })
  return driver
}

it.each([
  ["", null, false],
  ["   ", "This field is required.", false],
  ["Night", "Config template name must be unique", false],
  ["Day", null, true]
])("of the name %j says %j and may be added: %j [A5-01 A5-02 A5-03]", async (name, issue, canAdd) => {
  const snapshot = (await typed(name)).snapshot()
  expect([selectIssue("name")(snapshot), selectCanSubmit(snapshot)]).toEqual([issue, canAdd])
})

it("asks before a typed name is given up; one that was taken back is not", async () => {
  const driver = await typed("Day")
  await driver.perform({ type: "cancel" })
  await driver.perform({ type: "submit" })
  expect([driver.state(), selectIsAsking(driver.snapshot()), driver.running()]).toEqual(["asking", true, []])
  await driver.perform({ type: "edit" })
  expect([driver.state(), selectDraft(driver.snapshot()).name]).toEqual([{ editing: "changed" }, "Day"])
  await driver.perform({ type: "draft.changed", draft: { name: "" } })
  expect(selectIssue("name")(driver.snapshot())).toBe("This field is required.")
  await driver.perform({ type: "cancel" })
  expect([driver.state(), driver.snapshot().output]).toEqual(["closed", { created: false }])
})

it("cannot be added without the edit right", async () => {
  expect(selectCanSubmit((await typed("Day", { ...input, canEdit: false })).snapshot())).toBe(false)
})

it("is created once, told, and leads to its page [A4-31 A8-21]", async () => {
  const driver = await typed(" Day ")
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("create")).toEqual({
    businessEntityId: 42,
    draft: { name: " Day " },
    unsettled: null,
    subject: null
  })
  expect([driver.snapshot().can({ type: "submit" }), driver.snapshot().hasTag("unsaved")]).toEqual([false, true])
  await driver.settle("create", created)
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "success", text: "Config Template successfully created" },
    { type: "navigate", to: "/be/42/templates/31" }
  ])
  expect(driver.snapshot().output).toEqual({ created: true })
})

it("that fails says why and keeps what was typed [A8-17]", async () => {
  const driver = await typed("Day")
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.fail(failures.refused))
  const snapshot = driver.snapshot()
  expect([
    selectFailure(snapshot),
    selectDraft(snapshot).name,
    selectCanSubmit(snapshot),
    selectUncertain(snapshot)
  ]).toEqual(["The service is down for maintenance.", "Day", true, null])
  const text = "Unable to create config template. The service is down for maintenance."
  expect(driver.emitted()).toEqual([{ type: "toast", kind: "danger", text }])
  await driver.perform({ type: "draft.changed", draft: { name: "Dawn" } })
  expect(selectFailure(driver.snapshot())).toBeNull()
})

it("whose answer is lost is looked up before it is sent again, and so after a defect", async () => {
  const driver = await typed("Day")
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.fail({ ...failures.timedOut, lookUp: "failed" }))
  expect(selectUncertain(driver.snapshot())).toBe(looksFirst)
  await driver.perform({ type: "draft.changed", draft: { name: "Dawn" } })
  expect(selectUncertain(driver.snapshot())).toBe(looksFirst)
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("create")).toMatchObject({ draft: { name: "Dawn" }, unsettled: { name: "Day" } })
  await driver.settle("create", Result.fail({ ...failures.refused, lookUp: "failedFirst" }))
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("create")).toMatchObject({ unsettled: { name: "Day" } })
  await driver.crash("create")
  expect([selectFailure(driver.snapshot()), selectUncertain(driver.snapshot())]).toEqual([
    "An unexpected error",
    looksFirst
  ])
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("create")).toMatchObject({ unsettled: { name: "Dawn" } })
})

it("that was looked up and is not there can be sent again, after another look", async () => {
  const driver = await typed("Day")
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.fail({ ...failures.timedOut, lookUp: "notDone" }))
  expect([selectUncertain(driver.snapshot()), selectCanSubmit(driver.snapshot())]).toEqual([null, true])
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("create")).toMatchObject({ unsettled: { name: "Day" } })
})

it("that a look-up found is created, and it is said how that is known", async () => {
  const driver = await typed("Day")
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.succeed({ ...answered(template), knownBy: "lookUp" }))
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "success", text: "Config Template successfully created" },
    { type: "toast", kind: "info", text: "The service gave no usable answer, but a check showed that it was done." },
    { type: "navigate", to: "/be/42/templates/31" }
  ])
})

it("that is there twice says so, and removes the second or keeps both", async () => {
  const found = async () => {
    const driver = await typed("Day")
    await driver.perform({ type: "submit" })
    await driver.settle("create", madeAgain)
    return driver
  }
  const kept = await found()
  expect(selectMadeAgain(kept.snapshot())).toEqual({
    text: "Day exists twice (ids 31, 32): the connection broke, and the browser sent the call again, or somebody else asked for the same. One is enough.",
    others: 1
  })
  await kept.perform({ type: "others.kept" })
  expect(kept.snapshot().output).toEqual({ created: true })
  const driver = await found()
  await driver.perform({ type: "others.removed" })
  expect(driver.inputOf("removeOthers")).toEqual({ businessEntityId: 42, others: [second] })
  await driver.settle("removeOthers", Result.fail(failures.refused))
  expect(selectFailure(driver.snapshot())).toBe("The second could not be removed. The service is down for maintenance.")
  await driver.perform({ type: "others.removed" })
  await driver.settle("removeOthers", Result.succeed(null))
  expect([driver.emitted()[0], driver.snapshot().output]).toEqual([
    { type: "toast", kind: "success", text: "The duplicates were removed." },
    { created: true }
  ])
})

it("that was sent under another name before is there under that one", async () => {
  const driver = await typed("Day")
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.fail({ ...failures.timedOut, lookUp: "failed" }))
  await driver.perform({ type: "draft.changed", draft: { name: "Dawn" } })
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.succeed(foundEarlier([template, second])))
  expect([selectDraft(driver.snapshot()).name, selectMadeAgain(driver.snapshot())?.text]).toEqual([
    "Day",
    "Day exists twice (ids 31, 32): the connection broke, and the browser sent the call again, or somebody else asked for the same. One is enough."
  ])
})

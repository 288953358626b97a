import { newTemplateMachine, newTemplateSelectors } from "@command-center/machines/new-template/new-template.machine"
import { Result } from "effect"
import { expect, it } from "vitest"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const { selectDraft, selectIssue, selectFailure, selectUncertain, selectIsAsking, selectCanSubmit } =
  newTemplateSelectors
const input = { businessEntityId: 42, names: ["Night", "Lunch"], canEdit: true, subject: null }
const uncertain = "It may have been created all the same. Look for it in the list before adding it again."
const created = Result.succeed({ id: 31, name: "Day", businessEntityId: 42, parentName: null })

checkFlow(newTemplateMachine, {
  input,
  user: [
    { type: "draft.changed", draft: { name: "Day" } },
    { type: "draft.changed", draft: { name: "Night" } },
    { type: "draft.changed", draft: { name: "" } },
    { type: "submit" },
    { type: "cancel" },
    { type: "edit" },
    { type: "discard" }
  ],
  outcomes: {
    create: [created, Result.fail(failures.refused), Result.fail(failures.unauthorized), Result.fail(failures.timedOut)]
  }
})

const typed = async (name: string, given = input) => {
  const driver = actorDriver(newTemplateMachine, given)
  await driver.perform({ type: "draft.changed", draft: { name } })
  return driver
}

it.each([
  ["", null, false],
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
  await driver.perform({ type: "cancel" })
  expect([driver.state(), driver.snapshot().output]).toEqual(["closed", { created: false }])
})

it("cannot be added without the edit right", async () => {
  expect(selectCanSubmit((await typed("Day", { ...input, canEdit: false })).snapshot())).toBe(false)
})

it("is created once, told, and leads to its page [A4-31 A8-21]", async () => {
  const driver = await typed(" Day ")
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("create")).toEqual({ businessEntityId: 42, draft: { name: " Day " }, subject: null })
  expect(driver.snapshot().can({ type: "submit" })).toBe(false)
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
  ]).toEqual(["Unable to create config template. The service is down for maintenance.", "Day", true, null])
  await driver.perform({ type: "draft.changed", draft: { name: "Dawn" } })
  expect(selectFailure(driver.snapshot())).toBeNull()
})

it("whose answer is lost may have been created", async () => {
  const driver = await typed("Day")
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.fail(failures.timedOut))
  expect(selectUncertain(driver.snapshot())).toBe(uncertain)
  await driver.perform({ type: "submit" })
  await driver.crash("create")
  expect([selectFailure(driver.snapshot()), selectUncertain(driver.snapshot())]).toEqual([
    "Unable to create config template. an unexpected error",
    uncertain
  ])
})

it("tells the session of a 401, and that a name was typed", async () => {
  const driver = await typed("Day")
  await driver.perform({ type: "submit" })
  await driver.settle("create", Result.fail(failures.unauthorized))
  expect([driver.emitted(), driver.snapshot().hasTag("unsaved")]).toEqual([[{ type: "unauthorized" }], true])
})

it("with no name typed has nothing to lose", () => {
  expect(actorDriver(newTemplateMachine, input).snapshot().hasTag("unsaved")).toBe(false)
})

import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import {
  selectCanCancel,
  selectDraft,
  selectFailure,
  selectIsAsking,
  selectIssues,
  selectSavedName
} from "@command-center/machines/edit-template/edit-template.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const object = { id: 31, name: "Night", businessEntityId: 42, config: '{"a":1}', tags: ["bar"] }
const input = { businessEntityId: 42, id: 31, object, canEdit: true }
const saved = Result.succeed(undefined)
const user = [
  { type: "name.changed", name: "Late" },
  { type: "name.changed", name: "" },
  { type: "text.changed", text: "{" },
  { type: "submit" },
  { type: "cancel" },
  { type: "edit" },
  { type: "discard" }
] as const

describe("with the edit right", () => {
  checkFlow(
    editTemplateMachine,
    {
      input,
      user: [...user],
      outcomes: { updateTemplate: [saved, Result.fail(failures.refused), Result.fail(failures.unauthorized)] }
    },
    ["editTemplate.editing.readOnly"]
  )
})

const edited = async (name: string, text = '{ "a": 2 }') => {
  const driver = actorDriver(editTemplateMachine, input)
  await driver.perform({ type: "name.changed", name })
  await driver.perform({ type: "text.changed", text })
  return driver
}

it("shows the name and the JSON [A2.8-02 A2.8-03]", () => {
  const driver = actorDriver(editTemplateMachine, input)
  expect(selectDraft(driver.snapshot())).toEqual({ name: "Night", text: '{\n  "a": 1\n}' })
  expect([selectCanCancel(driver.snapshot()), driver.snapshot().hasTag("unsaved")]).toEqual([false, false])
})

it("without the edit right nothing can be changed [A2.8-05]", async () => {
  const driver = actorDriver(editTemplateMachine, { ...input, canEdit: false })
  for (const event of user) await driver.perform(event)
  expect([driver.state(), selectDraft(driver.snapshot()).name, driver.emitted()]).toEqual([
    { editing: "readOnly" },
    "Night",
    []
  ])
})

it.each([
  ["", "{}", { name: "Required", text: null }],
  ["Late", " ", { name: null, text: "Required" }],
  ["Late", "{a}", { name: null, text: "This is not JSON. Line 1, column 2: unexpected a." }]
])("named %j with the text %j sends nothing and says %j [A5-04 A5-05]", async (name, text, issues) => {
  const driver = await edited(name, text)
  await driver.perform({ type: "submit" })
  expect([selectIssues(driver.snapshot()), driver.running()]).toEqual([issues, []])
})

it("sends the object as it was read with name and body, and shows what was saved [A8-19 A7-20]", async () => {
  const driver = await edited("Late")
  expect(driver.snapshot().hasTag("unsaved")).toBe(true)
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("updateTemplate")).toEqual({
    businessEntityId: 42,
    id: 31,
    object: { ...object, name: "Late", config: '{"a":2}' }
  })
  await driver.settle("updateTemplate", saved)
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "success", text: "The config tmeplate was successfully updated." }
  ])
  expect([driver.state(), selectSavedName(driver.snapshot()), selectDraft(driver.snapshot())]).toEqual([
    { editing: "unchanged" },
    "Late",
    { name: "Late", text: '{\n  "a": 2\n}' }
  ])
})

it("that fails says so and keeps what was typed [A8-18]", async () => {
  for (const fail of [
    (driver: Awaited<ReturnType<typeof edited>>) => driver.settle("updateTemplate", Result.fail(failures.refused)),
    (driver: Awaited<ReturnType<typeof edited>>) => driver.crash("updateTemplate")
  ]) {
    const driver = await edited("Late")
    await driver.perform({ type: "submit" })
    await fail(driver)
    expect(driver.emitted()).toEqual([{ type: "toast", kind: "danger", text: "Unable to update the config template" }])
    expect([driver.state(), selectDraft(driver.snapshot())]).toEqual([
      { editing: "changed" },
      { name: "Late", text: '{ "a": 2 }' }
    ])
    expect(selectFailure(driver.snapshot())).not.toBeNull()
  }
})

it("that ends in a 401 tells the session, and that there is something to lose", async () => {
  const driver = await edited("Late")
  await driver.perform({ type: "submit" })
  await driver.settle("updateTemplate", Result.fail(failures.unauthorized))
  expect([driver.emitted(), driver.snapshot().hasTag("unsaved")]).toEqual([[{ type: "unauthorized" }], true])
})

it("Cancel asks where something was changed, and takes it back only then", async () => {
  const driver = await edited("Late")
  await driver.perform({ type: "cancel" })
  expect(selectIsAsking(driver.snapshot())).toBe(true)
  await driver.perform({ type: "edit" })
  expect([selectIsAsking(driver.snapshot()), selectDraft(driver.snapshot()).name]).toEqual([false, "Late"])
  await driver.perform({ type: "cancel" })
  await driver.perform({ type: "discard" })
  expect([driver.state(), selectDraft(driver.snapshot())]).toEqual([
    { editing: "unchanged" },
    { name: "Night", text: '{\n  "a": 1\n}' }
  ])
})

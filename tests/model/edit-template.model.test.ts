import {
  editTemplateMachine,
  editTemplateSelectors
} from "@command-center/machines/edit-template/edit-template.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const object = { id: 31, name: "Night", businessEntityId: 42, config: '{"a":1}', tags: ["bar"] }
const subject = { id: 31, object }
const input = { businessEntityId: 42, subject, canEdit: true }
const { selectCanCancel, selectDraft, selectFailure, selectIssue } = editTemplateSelectors
const text = '{\n  "a": 1\n}'
const typed = (name: string, body = text) => ({ type: "draft.changed", draft: { name, text: body } }) as const
const answered = (kind: "updated" | "movedOn", changes: object) =>
  Result.succeed({ kind, subject: { id: 31, object: { ...object, ...changes } } })
const saved = answered("updated", { name: "Late", config: '{"a":2}' })
const user = [
  typed("Late"),
  typed(""),
  typed("Night", "{"),
  { type: "submit" },
  { type: "cancel" },
  { type: "edit" },
  { type: "discard" },
  { type: "mine" },
  { type: "theirs" },
  { type: "confirm" }
] as const

const edited = async (name: string, body = '{ "a": 2 }') => {
  const driver = actorDriver(editTemplateMachine, input)
  await driver.perform(typed(name, body))
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

describe("that is read anew beside its form", () => {
  const read = (changes: object) =>
    ({ type: "subject.read", subject: { id: 31, object: { ...object, ...changes } } }) as const

  it("shows what was read where nothing was typed", async () => {
    const driver = actorDriver(editTemplateMachine, input)
    await driver.perform(read({ name: "Dawn", config: '{"a":2}' }))
    expect([driver.state(), selectDraft(driver.snapshot())]).toEqual([
      { editing: "unchanged" },
      { name: "Dawn", text: '{\n  "a": 2\n}' }
    ])
  })

  it.each([
    ["the name", typed("Late"), { config: '{"a":2}' }, { name: "Late", text: '{\n  "a": 2\n}' }],
    ["the JSON, as it was typed", typed("Night", '{"a" :3}'), { name: "Dawn" }, { name: "Dawn", text: '{"a" :3}' }]
  ])("keeps %s, beside what was read", async (_, typing, changes, shown) => {
    const driver = actorDriver(editTemplateMachine, input)
    await driver.perform(typing)
    await driver.perform(read(changes))
    expect([driver.state(), selectDraft(driver.snapshot())]).toEqual([{ editing: "changed" }, shown])
  })

  it.each([typed("Night", '{"a" :1,"b":2}'), typed("Night", "{"), typed("Late")])(
    "leaves %j alone where the same was changed: saving asks",
    async (typing) => {
      const driver = actorDriver(editTemplateMachine, input)
      await driver.perform(typing)
      await driver.perform(read({ name: "Dawn", config: '{"a":2}' }))
      expect([selectDraft(driver.snapshot()), editTemplateSelectors.selectSubject(driver.snapshot())]).toEqual([
        typing.draft,
        subject
      ])
    }
  )
})

it.each([
  ["", "{}", { name: "Required", text: null }],
  ["Late", " ", { name: null, text: "Required" }],
  ["Late", "{a}", { name: null, text: "Bad input. This is not JSON. Line 1, column 2: unexpected a." }]
])("named %j with the text %j sends nothing and says %j [A5-04 A5-05]", async (name, body, issues) => {
  const driver = await edited(name, body)
  await driver.perform({ type: "submit" })
  const [nameIssue, textIssue] = [selectIssue("name")(driver.snapshot()), selectIssue("text")(driver.snapshot())]
  expect([{ name: nameIssue, text: textIssue }, driver.running()]).toEqual([issues, []])
})

it("sends what was typed, and shows what was saved [A8-19]", async () => {
  const driver = await edited("Late")
  expect(driver.snapshot().hasTag("unsaved")).toBe(true)
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("update")).toEqual({
    businessEntityId: 42,
    subject,
    draft: { name: "Late", text: '{ "a": 2 }' }
  })
  await driver.settle("update", saved)
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "success", text: "The config tmeplate was successfully updated." }
  ])
  expect([driver.state(), selectDraft(driver.snapshot())]).toEqual([
    { editing: "unchanged" },
    { name: "Late", text: '{\n  "a": 2\n}' }
  ])
})

it("that fails says so and keeps what was typed [A8-18]", async () => {
  for (const [fail, why] of [
    [
      (driver: Awaited<ReturnType<typeof edited>>) => driver.settle("update", Result.fail(failures.refused)),
      "The service is down for maintenance."
    ],
    [(driver: Awaited<ReturnType<typeof edited>>) => driver.crash("update"), "An unexpected error"]
  ] as const) {
    const driver = await edited("Late")
    await driver.perform({ type: "submit" })
    await fail(driver)
    expect(driver.emitted()).toEqual([{ type: "toast", kind: "danger", text: "Unable to update the config template" }])
    expect([driver.state(), selectDraft(driver.snapshot())]).toEqual([
      { editing: "changed" },
      { name: "Late", text: '{ "a": 2 }' }
    ])
    expect(selectFailure(driver.snapshot())).toBe(why)
  }
})

describe("changed elsewhere meanwhile", () => {
  const found = async (name: string, body: string, theirs: object) => {
    const driver = await edited(name, body)
    await driver.perform({ type: "submit" })
    await driver.settle("update", answered("movedOn", theirs))
    return driver
  }

  it("merges what does not collide, and keeps a text that needs no merging as it was written", async () => {
    const renamed = await found("Night", '{ "a": 1.0, "b": 2 }', { name: "Dawn" })
    expect(renamed.inputOf("update")).toMatchObject({ draft: { name: "Dawn", text: '{ "a": 1.0, "b": 2 }' } })
    const both = await found("Late", '{ "a": 1.0, "b": 2 }', { config: '{"a":1,"c":3.0}' })
    expect(both.inputOf("update")).toMatchObject({
      draft: { name: "Late", text: '{\n  "a": 1.0,\n  "b": 2,\n  "c": 3.0\n}' }
    })
  })

  it("asks about a text that is no JSON as a whole", async () => {
    const driver = await found("Night", '{"a":2}', { config: "{a" })
    expect(editTemplateSelectors.selectCollisions(driver.snapshot()).map(({ path }) => path)).toEqual([["config"]])
    await driver.perform({ type: "collision.chosen", key: "config", side: "theirs" })
    await driver.perform({ type: "confirm" })
    expect([selectDraft(driver.snapshot()).text, selectIssue("text")(driver.snapshot())]).toEqual([
      "{a",
      "Bad input. This is not JSON. Line 1, column 2: unexpected a."
    ])
  })

  it("asks about what does", async () => {
    const driver = await found("Late", '{"a":2}', { name: "Dawn", config: '{"a":9}' })
    expect(editTemplateSelectors.selectCollisions(driver.snapshot()).map(({ path, mine }) => [path, mine])).toEqual([
      [["name"], "Late"],
      [["config", "a"], 2]
    ])
    await driver.perform({ type: "collision.chosen", key: "name", side: "mine" })
    await driver.perform({ type: "collision.chosen", key: "config/a", side: "theirs" })
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toMatchObject({ draft: { name: "Late", text: '{\n  "a": 9\n}' } })
  })
})

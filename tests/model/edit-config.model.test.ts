import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import {
  draftOf,
  edited,
  holding,
  movedOn,
  opened,
  saved,
  select,
  sent,
  settings,
  subject,
  typed
} from "./config-editing.ts"

it("edits what has no tab of its own", () => {
  const driver = opened()
  expect([draftOf(driver), driver.state()]).toEqual([settings(), { editing: "unchanged" }])
})

it("without the edit right nothing can be changed", async () => {
  const driver = opened({ canEdit: false, kept: { draft: settings({ retries: 4 }), savedAt: "" } })
  await driver.perform(typed({ retries: 4 }))
  await driver.perform({ type: "text.changed", text: "{}" })
  expect([driver.state(), draftOf(driver)]).toEqual([{ editing: "readOnly" }, settings()])
})

it("shows what will be saved first, secrets masked, and sends it only then", async () => {
  const driver = await edited({ retries: 4, pin: "9" })
  await driver.perform({ type: "submit" })
  expect([driver.state(), driver.running(), driver.snapshot().hasTag("unsaved")]).toEqual(["reviewing", [], true])
  expect(select.selectChanges(driver.snapshot())).toMatchObject([
    { path: "utgGlobal / retries", kind: "changed", from: 3, to: 4 },
    { path: "utgGlobal / pin", kind: "changed", from: "••••••••", to: "••••••••" }
  ])
  await driver.perform({ type: "confirm" })
  expect(driver.inputOf("update")).toEqual({
    businessEntityId: 42,
    subject,
    draft: settings({ retries: 4, pin: "9" })
  })
  await driver.settle("update", saved)
  expect([driver.state(), draftOf(driver), driver.emitted()]).toEqual([
    { editing: "unchanged" },
    settings({ retries: 4 }),
    [{ type: "toast", kind: "success", text: "The data was successfully updated." }]
  ])
})

it("that fails says so and keeps what was typed", async () => {
  const driver = await sent()
  await driver.settle("update", Result.fail(failures.refused))
  const reason = "The service is down for maintenance."
  expect([driver.emitted(), select.selectFailure(driver.snapshot()), draftOf(driver)]).toEqual([
    [{ type: "toast", kind: "danger", text: `Unable to update the Component Config. ${reason}` }],
    reason,
    settings({ retries: 4 })
  ])
})

it("with something wrong says what when it is to be saved", async () => {
  const driver = await edited({ retries: -1 })
  expect(select.selectHasTried(driver.snapshot())).toBe(false)
  await driver.perform({ type: "submit" })
  expect([driver.state(), select.selectHasTried(driver.snapshot())]).toEqual([{ editing: "changed" }, true])
  expect(select.selectSettingIssues(driver.snapshot()).map(({ path }) => path)).toEqual([["utgGlobal", "retries"]])
})

describe("steps", () => {
  it("are taken back and done again one by one, typing on in one setting being one step", async () => {
    const driver = opened()
    await driver.perform(typed({ name: "B" }, "name"))
    await driver.perform(typed({ name: "BC" }, "name"))
    await driver.perform(typed({ name: "BC", retries: 4 }, "retries"))
    const seen = async (type: "undo" | "redo") => {
      await driver.perform({ type })
      const { selectCanUndo, selectCanRedo } = select
      return [draftOf(driver), selectCanUndo(driver.snapshot()), selectCanRedo(driver.snapshot())]
    }
    expect(await seen("undo")).toEqual([settings({ name: "BC" }), true, true])
    expect(await seen("undo")).toEqual([settings(), false, true])
    expect(driver.state()).toEqual({ editing: "unchanged" })
    expect(await seen("redo")).toEqual([settings({ name: "BC" }), true, true])
    await driver.perform(typed({ name: "BCD" }, "name"))
    expect(await seen("redo")).toEqual([settings({ name: "BCD" }), true, false])
    expect(await seen("undo")).toEqual([settings({ name: "BC" }), true, true])
  })

  it("are at most 200, the oldest forgotten", async () => {
    const driver = opened()
    for (let at = 1; at <= 205; at++) await driver.perform(typed({ retries: 100 + at }))
    for (let at = 1; at <= 205; at++) await driver.perform({ type: "undo" })
    expect(draftOf(driver)).toEqual(settings({ retries: 105 }))
  })

  it("are over once it was saved", async () => {
    const driver = await sent()
    await driver.settle("update", saved)
    expect(select.selectCanUndo(driver.snapshot())).toBe(false)
  })
})

describe("typed as text", () => {
  it("is the draft, or says why it is none and keeps it", async () => {
    const driver = opened()
    await driver.perform({ type: "text.changed", text: '{"utgGlobal":{"retries":5}}' })
    expect([draftOf(driver), select.selectText(driver.snapshot()), select.selectTextIssue(driver.snapshot())]).toEqual([
      { utgGlobal: { retries: 5 } },
      '{"utgGlobal":{"retries":5}}',
      null
    ])
    await driver.perform({ type: "text.changed", text: '{"utgGlobal":' })
    await driver.perform({ type: "submit" })
    expect([driver.state(), select.selectText(driver.snapshot()), select.selectTextIssue(driver.snapshot())]).toEqual([
      { editing: "changed" },
      '{"utgGlobal":',
      "Bad input. This is not JSON. Line 1, column 14: the text ends too soon."
    ])
    await driver.perform({ type: "text.changed", text: "[]" })
    expect(select.selectTextIssue(driver.snapshot())).toBe("Input type mismatch. This must be an object: { … }.")
    const digits = '{"utgGlobal":{"retries":9007199254740993}}'
    await driver.perform({ type: "text.changed", text: digits })
    await driver.perform({ type: "submit" })
    expect([driver.state(), select.selectText(driver.snapshot()), select.selectTextIssue(driver.snapshot())]).toEqual([
      { editing: "changed" },
      digits,
      "Bad input. 9007199254740993 has more digits than can be kept here: it would become 9007199254740992. Use at most 15 digits."
    ])
    await driver.perform({ type: "undo" })
    expect([draftOf(driver), select.selectText(driver.snapshot())]).toEqual([settings(), null])
  })
})

describe("changed elsewhere meanwhile", () => {
  it("beside it is merged and sent, and said", async () => {
    const driver = await sent()
    await driver.settle("update", movedOn({ name: "Theirs" }))
    expect(driver.inputOf("update")).toEqual({
      businessEntityId: 42,
      subject: holding({ name: "Theirs" }, 2),
      draft: settings({ retries: 4, name: "Theirs" })
    })
    expect(driver.emitted().map(({ type, kind }) => [type, kind])).toEqual([["toast", "info"]])
  })

  it("is shown without what only the schema calls a secret", async () => {
    const driver = await sent({ name: "Mine", greeting: "mine" })
    await driver.settle("update", movedOn({ name: "Theirs", greeting: "theirs" }))
    expect(select.selectTheirChanges(driver.snapshot())).toMatchObject([
      { path: "utgGlobal / name", kind: "changed", from: "A", to: "Theirs" },
      { path: "utgGlobal / greeting", kind: "added", from: null, to: "••••••••" }
    ])
    expect(select.selectSchema(driver.snapshot())).not.toBeNull()
  })

  it("in the same setting is asked about, each by itself", async () => {
    const driver = await sent({ retries: 4, name: "Mine" })
    await driver.settle("update", movedOn({ retries: 9, name: "Theirs" }))
    expect(
      select.selectCollisions(driver.snapshot()).map(({ shown, was, mine, theirs }) => [shown, was, mine, theirs])
    ).toEqual([
      ["utgGlobal / retries", 3, 4, 9],
      ["utgGlobal / name", "A", "Mine", "Theirs"]
    ])
    await driver.perform({ type: "collision.chosen", key: "utgGlobal/retries", side: "theirs" })
    expect(select.selectCanConfirm(driver.snapshot())).toBe(false)
    await driver.perform({ type: "collision.chosen", key: "utgGlobal/name", side: "mine" })
    expect([select.selectCanConfirm(driver.snapshot()), select.selectChoices(driver.snapshot())]).toEqual([
      true,
      { "utgGlobal/retries": "theirs", "utgGlobal/name": "mine" }
    ])
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toEqual({
      businessEntityId: 42,
      subject: holding({ retries: 9, name: "Theirs" }, 2),
      draft: settings({ retries: 9, name: "Mine" })
    })
  })
})

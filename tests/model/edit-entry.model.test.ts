import { typedJson } from "@command-center/domain/json/unfinished-json"
import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { editEntryOf } from "@command-center/machines/edit-entry/edit-entry.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

interface Held {
  readonly config: unknown
}
const { machine, selectors: select } = editEntryOf<Held>({ kind: "apiInterface", replaces: null })
const schema = Result.getOrThrow(
  settingsSchema({
    type: "object",
    required: ["taskDesc"],
    properties: { taskDesc: { type: "string", minLength: 1 }, speed: { type: "integer", maximum: 9 } }
  })
)
const held = (...apiInterface: ReadonlyArray<unknown>) => ({ config: { apiInterfaceConfig: { apiInterface } } })
const made = { cdType: 12, taskDesc: "Bar", listenPort: 26880, speed: 1 }
const addition = (config = held({ taskDesc: "Till", listenPort: 4000 })) => ({
  held: config,
  form: { kind: "apiInterface", made, replaces: null } as const,
  schema,
  list: "/be/42/utgs/7/apiinterfaces"
})
const input = { businessEntityId: 42, subject: addition(), canEdit: true }
const typed = (changes: object) => ({ type: "draft.changed", draft: { ...made, ...changes } }) as const
const saved = Result.succeed({ kind: "updated", subject: addition() })
const movedOn = Result.succeed({ kind: "movedOn", subject: addition(held({ listenPort: 4001 })) })

describe("adding an entry", () => {
  const submitted = async (driver = actorDriver(machine, input)) => {
    await driver.perform({ type: "submit" })
    await driver.perform({ type: "confirm" })
    return driver
  }

  it("may be saved as it starts, is reviewed with all its settings, and leads back to the list", async () => {
    const driver = actorDriver(machine, input)
    expect([driver.snapshot().hasTag("unsaved"), select.selectCanSubmit(driver.snapshot())]).toEqual([false, true])
    await driver.perform({ type: "submit" })
    expect(select.selectChanges(driver.snapshot())).toMatchObject([
      { path: "cdType", kind: "added", from: null, to: 12 },
      { path: "taskDesc", kind: "added", from: null, to: "Bar" },
      { path: "listenPort", kind: "added", from: null, to: 26880 },
      { path: "speed", kind: "added", from: null, to: 1 }
    ])
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toEqual({ businessEntityId: 42, subject: addition(), draft: made })
    await driver.settle("update", saved)
    expect(driver.emitted()).toEqual([
      { type: "toast", kind: "success", text: "The data was successfully updated." },
      { type: "navigate", to: "/be/42/utgs/7/apiinterfaces" }
    ])
    expect(driver.snapshot().hasTag("unsaved")).toBe(false)
  })

  it("goes by a schema that is read later, with what is typed on top of what that one gives", async () => {
    const faster = Result.getOrThrow(settingsSchema({ properties: { speed: { type: "integer", maximum: 20 } } }))
    const by = { ...addition(), schema: faster, form: { ...addition().form, made: { ...made, speed: 12, mode: "x" } } }
    const driver = actorDriver(machine, input)
    await driver.perform(typed({ taskDesc: "Mine", speed: 10 }))
    expect(select.selectIssue("speed")(driver.snapshot())).not.toBeNull()
    await driver.perform({ type: "subject.read", subject: by })
    expect([select.selectDraft(driver.snapshot()), select.selectIssue("speed")(driver.snapshot())]).toEqual([
      { ...made, taskDesc: "Mine", speed: 10, mode: "x" },
      null
    ])
  })

  it("asks for nothing before it was typed, or before it is to be added", async () => {
    const empty = { ...addition(), form: { ...addition().form, made: { cdType: 12 } } }
    const driver = actorDriver(machine, { ...input, subject: empty })
    const issues = () => [
      select.selectIssue("taskDesc")(driver.snapshot()),
      select.selectIssue("listenPort")(driver.snapshot()),
      select.selectHasTried(driver.snapshot())
    ]
    expect(issues()).toEqual([null, null, false])
    await driver.perform({ type: "draft.changed", draft: { cdType: 12, listenPort: "x" } })
    expect(issues()).toEqual([null, "Bad input. Enter a port from 1 to 65535.", false])
    await driver.perform({ type: "submit" })
    expect([issues(), driver.state()]).toEqual([
      ["This field is required.", "Bad input. Enter a port from 1 to 65535.", true],
      { editing: "changed" }
    ])
  })

  it("says nothing of what was not touched, be it one of several kinds, and of one that was typed wrong", async () => {
    const kinds = { oneOf: [{ required: ["serial"] }, { required: ["network"] }] }
    const ofKinds = Result.getOrThrow(
      settingsSchema({ ...kinds, properties: { link: { type: "object", ...kinds }, speed: { maximum: 9 } } })
    )
    const start = { ...made, speed: 10, link: {} }
    const subject = { ...addition(), schema: ofKinds, form: { ...addition().form, made: start } }
    const driver = actorDriver(machine, { ...input, subject })
    const paths = () => select.selectSettingIssues(driver.snapshot()).map(({ path }) => path.join("/"))
    expect(paths()).toEqual([])
    await driver.perform({ type: "draft.changed", draft: { ...start, speed: 11 } })
    expect(paths()).toEqual(["speed"])
    await driver.perform({ type: "submit" })
    expect([paths(), driver.state()]).toEqual([["", "link", "speed"], { editing: "changed" }])
  })

  it("says what its rules and its schema find wrong, of one setting once", async () => {
    const driver = actorDriver(machine, input)
    await driver.perform(typed({ taskDesc: "", speed: 10 }))
    expect(select.selectSettingIssues(driver.snapshot()).map(({ path, keyword }) => [path, keyword])).toEqual([
      [["taskDesc"], "required"],
      [["speed"], "maximum"]
    ])
  })

  it("with a text that is no JSON yet says only that of it, and is not sent", async () => {
    const driver = actorDriver(machine, input)
    await driver.perform(
      typed({ listenPort: typedJson("40x", 40), speed: typedJson("{", 30), free: typedJson("[", 1) })
    )
    expect(select.selectSettingIssues(driver.snapshot()).map(({ path, keyword }) => [path.join("/"), keyword])).toEqual(
      [
        ["listenPort", "json"],
        ["speed", "json"],
        ["free", "json"]
      ]
    )
    await submitted(driver)
    expect([driver.state(), driver.running()]).toEqual([{ editing: "changed" }, []])
  })

  it("on a port that is taken is not sent [B4-15 B5-56]", async () => {
    const driver = actorDriver(machine, input)
    await driver.perform(typed({ listenPort: 4000 }))
    await submitted(driver)
    expect([select.selectIssue("listenPort")(driver.snapshot()), driver.state(), driver.running()]).toEqual([
      "Unable to save due to conflict. All API Interfaces must have a unique Port.",
      { editing: "changed" },
      []
    ])
  })

  it("on a port that was taken meanwhile is not sent either", async () => {
    const driver = actorDriver(machine, input)
    await driver.perform(typed({ listenPort: 4001 }))
    await submitted(driver)
    await driver.settle("update", movedOn)
    await driver.perform({ type: "confirm" })
    expect([driver.state(), driver.running(), select.selectIssue("listenPort")(driver.snapshot())]).toEqual([
      { editing: "changed" },
      [],
      "Unable to save due to conflict. All API Interfaces must have a unique Port."
    ])
  })

  it("beside what others changed is sent on top of it", async () => {
    const driver = await submitted()
    const now = addition(held({ taskDesc: "Till", listenPort: 5000 }))
    await driver.settle("update", Result.succeed({ kind: "movedOn", subject: now }))
    expect(driver.inputOf("update")).toEqual({ businessEntityId: 42, subject: now, draft: made })
  })

  it("is not for who may only read", async () => {
    const driver = actorDriver(machine, { ...input, canEdit: false })
    await driver.perform({ type: "submit" })
    expect([driver.state(), driver.running()]).toEqual([{ editing: "readOnly" }, []])
  })

  it.each([
    ["apiInterface", "Unable to update the Api Interface. The service is down for maintenance."],
    ["device", "Unable to update the Device. The service is down for maintenance."]
  ] as const)("a failing %s says so", async (kind, text) => {
    const driver = await submitted(actorDriver(editEntryOf<Held>({ kind, replaces: null }).machine, input))
    await driver.settle("update", Result.fail(failures.refused))
    expect(driver.emitted()).toEqual([{ type: "toast", kind: "danger", text }])
  })
})

describe("editing an entry", () => {
  const till = { cdType: 12, taskDesc: "Till", listenPort: 4000, speed: 30, ccid: "a" }
  const replaces = { kind: "apiInterface", at: 0, json: till } as const
  const edit = editEntryOf<Held>({ kind: "apiInterface", replaces })
  const subject = { ...addition(held(till)), form: { kind: "apiInterface", made: till, replaces } as const }
  const draft = { ...till, taskDesc: " Main till " }
  const sent = async () => {
    const driver = actorDriver(edit.machine, { ...input, subject })
    await driver.perform({ type: "draft.changed", draft })
    await driver.perform({ type: "submit" })
    await driver.perform({ type: "confirm" })
    return driver
  }
  const movedTo = (...entries: ReadonlyArray<unknown>) =>
    Result.succeed({ kind: "movedOn", subject: { ...subject, held: held(...entries) } })

  it("waits until something differs, and shows what does", async () => {
    const driver = actorDriver(edit.machine, { ...input, subject })
    await driver.perform({ type: "submit" })
    expect([driver.state(), driver.running()]).toEqual([{ editing: "unchanged" }, []])
    await driver.perform({ type: "draft.changed", draft })
    await driver.perform({ type: "submit" })
    expect(edit.selectors.selectChanges(driver.snapshot())).toMatchObject([
      { path: "taskDesc", kind: "changed", from: "Till", to: "Main till" }
    ])
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toEqual({ businessEntityId: 42, subject, draft })
  })

  it("shows what was wrong when it was read, which forbids nothing until it is touched", async () => {
    const driver = actorDriver(edit.machine, { ...input, subject })
    const seen = () => edit.selectors.selectSettingIssues(driver.snapshot()).map(({ path }) => path)
    expect(seen()).toEqual([["speed"]])
    await driver.perform({ type: "draft.changed", draft: { ...draft, speed: 31 } })
    await driver.perform({ type: "submit" })
    expect([seen(), driver.state()]).toEqual([[["speed"]], { editing: "changed" }])
    await driver.perform({ type: "draft.changed", draft })
    await driver.perform({ type: "submit" })
    expect(driver.state()).toBe("reviewing")
  })

  it("that others changed, too, takes their place: what does not collide is merged, wherever it stands by now", async () => {
    const driver = await sent()
    const theirs = { ...till, speed: 5 }
    await driver.settle("update", movedTo({ ccid: "b", listenPort: 1 }, theirs))
    expect(driver.inputOf("update")).toMatchObject({
      subject: { form: { made: theirs, replaces: { at: 1, json: theirs } } },
      draft: { ...draft, speed: 5 }
    })
  })

  it("asks about what does collide", async () => {
    const driver = await sent()
    await driver.settle("update", movedTo({ ...till, taskDesc: "Theirs" }))
    expect(edit.selectors.selectCollisions(driver.snapshot())).toEqual([
      { path: ["taskDesc"], shown: "taskDesc", was: "Till", mine: " Main till ", theirs: "Theirs" }
    ])
    await driver.perform({ type: "collision.chosen", key: "taskDesc", side: "mine" })
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toMatchObject({ draft })
  })

  it("that is gone meanwhile says so, and keeps what was typed", async () => {
    const driver = await sent()
    await driver.settle("update", movedTo())
    await driver.perform({ type: "edit" })
    expect([edit.selectors.selectFailure(driver.snapshot()), edit.selectors.selectDraft(driver.snapshot())]).toEqual([
      "The entry is gone from the configuration, or is no longer the same.",
      draft
    ])
  })
})

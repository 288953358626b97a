import { editEntryOf } from "@command-center/machines/edit-entry/edit-entry.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const { machine, selectors: select } = editEntryOf<{ readonly config: unknown }>({
  kind: "apiInterface",
  replaces: null
})
const held = (...apiInterface: ReadonlyArray<unknown>) => ({ config: { apiInterfaceConfig: { apiInterface } } })
const addition = (config = held({ taskDesc: "Till", listenPort: 4000 })) => ({
  held: config,
  form: {
    kind: "apiInterface",
    made: { cdType: 12, taskDesc: "Bar", listenPort: 26880 },
    replaces: null
  } as const,
  list: "/be/42/utgs/7/apiinterfaces"
})
const input = { businessEntityId: 42, subject: addition(), canEdit: true }
const typed = (listenPort: string) => ({ type: "draft.changed", draft: { taskDesc: "Bar", listenPort } }) as const
const saved = Result.succeed({ kind: "updated", subject: addition() })
const movedOn = Result.succeed({ kind: "movedOn", subject: addition(held({ listenPort: 4001 })) })

describe("adding an entry", () => {
  checkFlow(
    machine,
    {
      input,
      user: [
        typed("4001"),
        typed("4000"),
        typed("26880"),
        { type: "submit" },
        { type: "cancel" },
        { type: "edit" },
        { type: "discard" },
        { type: "mine" },
        { type: "theirs" }
      ],
      outcomes: { update: [saved, movedOn, Result.fail(failures.refused), Result.fail(failures.unauthorized)] }
    },
    ["editEntry.editing.readOnly"]
  )

  it("may be saved as it starts, and leads back to the list", async () => {
    const driver = actorDriver(machine, input)
    expect([driver.snapshot().hasTag("unsaved"), select.selectCanSubmit(driver.snapshot())]).toEqual([false, true])
    await driver.perform({ type: "submit" })
    expect(driver.inputOf("update")).toEqual({
      businessEntityId: 42,
      subject: addition(),
      draft: { taskDesc: "Bar", listenPort: "26880" }
    })
    await driver.settle("update", saved)
    expect(driver.emitted()).toEqual([
      { type: "toast", kind: "success", text: "The data was successfully updated." },
      { type: "navigate", to: "/be/42/utgs/7/apiinterfaces" }
    ])
    expect(driver.snapshot().hasTag("unsaved")).toBe(false)
  })

  it("asks for nothing before it was typed", async () => {
    const empty = { ...addition(), form: { ...addition().form, made: { cdType: 12 } } }
    const driver = actorDriver(machine, { ...input, subject: empty })
    const issues = () => [
      select.selectIssue("taskDesc")(driver.snapshot()),
      select.selectIssue("listenPort")(driver.snapshot()),
      select.selectCanSubmit(driver.snapshot())
    ]
    expect(issues()).toEqual([null, null, false])
    await driver.perform({ type: "draft.changed", draft: { taskDesc: "", listenPort: "x" } })
    expect(issues()).toEqual([null, "Enter a port from 1 to 65535.", false])
  })

  it("on a port that is taken is not sent [B4-15 B5-56]", async () => {
    const driver = actorDriver(machine, input)
    await driver.perform(typed("4000"))
    await driver.perform({ type: "submit" })
    expect([select.selectIssue("listenPort")(driver.snapshot()), driver.running()]).toEqual([
      "Unable to save due to conflict. All API Interfaces must have a unique Port.",
      []
    ])
  })

  it("on a port that was taken meanwhile is not sent either", async () => {
    const driver = actorDriver(machine, input)
    await driver.perform(typed("4001"))
    await driver.perform({ type: "submit" })
    await driver.settle("update", movedOn)
    await driver.perform({ type: "edit" })
    expect([select.selectDraft(driver.snapshot()).listenPort, select.selectCanSubmit(driver.snapshot())]).toEqual([
      "4001",
      false
    ])
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
    const driver = actorDriver(editEntryOf<{ readonly config: unknown }>({ kind, replaces: null }).machine, input)
    await driver.perform({ type: "submit" })
    await driver.settle("update", Result.fail(failures.refused))
    expect(driver.emitted()).toEqual([{ type: "toast", kind: "danger", text }])
  })
})

describe("editing an entry", () => {
  const till = { cdType: 12, taskDesc: "Till", listenPort: 4000 }
  const replaces = { kind: "apiInterface", at: 0, json: till } as const
  const edit = editEntryOf<{ readonly config: unknown }>({ kind: "apiInterface", replaces })
  const subject = { ...addition(held(till)), form: { kind: "apiInterface", made: till, replaces } as const }
  const draft = { taskDesc: "Main till", listenPort: "4000" }

  it("waits until something differs", async () => {
    const driver = actorDriver(edit.machine, { ...input, subject })
    await driver.perform({ type: "submit" })
    expect([driver.state(), driver.running()]).toEqual([{ editing: "unchanged" }, []])
    await driver.perform({ type: "draft.changed", draft })
    await driver.perform({ type: "submit" })
    expect(driver.inputOf("update")).toEqual({ businessEntityId: 42, subject, draft })
  })

  it("that is gone meanwhile says so, and keeps what was typed", async () => {
    const driver = actorDriver(edit.machine, { ...input, subject })
    await driver.perform({ type: "draft.changed", draft })
    await driver.perform({ type: "submit" })
    await driver.settle("update", Result.succeed({ kind: "movedOn", subject: { ...subject, held: held() } }))
    await driver.perform({ type: "edit" })
    expect([edit.selectors.selectFailure(driver.snapshot()), edit.selectors.selectDraft(driver.snapshot())]).toEqual([
      "The entry is gone from the configuration, or is not the same any more.",
      draft
    ])
  })
})

import { readUtgComponent, type UtgEdit } from "@command-center/domain/utg/utg-component"
import { editUtgMachine, editUtgSelectors as select } from "@command-center/machines/edit-utg/edit-utg.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const component = (fields: object = {}) =>
  Result.getOrThrow(
    readUtgComponent({
      Id: 7,
      PermanentId: "c",
      Machine: { Id: 3, PermanentId: "m" },
      Nickname: "Lane 1",
      Merchant: "Bar",
      Location: "Dock",
      Lane: "1",
      FileId: "F",
      ...fields
    })
  )
const subject = component()
const input = { businessEntityId: 42, subject, canEdit: true }
const read: UtgEdit = { nickname: "Lane 1", merchant: "Bar", location: "Dock", lane: "1", fileId: "F" }
const typed = (fields: Partial<UtgEdit>) => ({ type: "draft.changed", draft: { ...read, ...fields } }) as const

const updated = Result.succeed({ kind: "updated", subject: component({ Nickname: "Lane 9" }) })
const movedOn = (fields: object) => Result.succeed({ kind: "movedOn", subject: component(fields) })
const user = [
  typed({ nickname: "Lane 9" }),
  typed({ nickname: " " }),
  typed({}),
  { type: "submit" },
  { type: "cancel" },
  { type: "edit" },
  { type: "discard" },
  { type: "mine" },
  { type: "theirs" },
  { type: "confirm" },
  { type: "collision.chosen", key: "nickname", side: "theirs" }
] as const

const opened = (canEdit = true, of = subject) => actorDriver(editUtgMachine, { ...input, subject: of, canEdit })
const edited = async (fields: Partial<UtgEdit> = { nickname: "Lane 9" }) => {
  const driver = opened()
  await driver.perform(typed(fields))
  return driver
}
const sent = async (fields?: Partial<UtgEdit>) => {
  const driver = await edited(fields)
  await driver.perform({ type: "submit" })
  return driver
}
const isUnsaved = (driver: ReturnType<typeof opened>) => driver.snapshot().hasTag("unsaved")

describe("with the edit right", () => {
  checkFlow(
    editUtgMachine,
    {
      input,
      user: [...user],
      outcomes: {
        update: [
          updated,
          movedOn({ Nickname: "Till 3" }),
          Result.fail(failures.refused),
          Result.fail(failures.unauthorized)
        ]
      }
    },
    ["editUtg.editing.readOnly"]
  )
})

it("without the edit right nothing can be changed [A6-20 B6-12]", async () => {
  const driver = opened(false)
  for (const event of user) await driver.perform(event)
  expect([driver.state(), select.selectDraft(driver.snapshot()), driver.emitted()]).toEqual([
    { editing: "readOnly" },
    read,
    []
  ])
})

it("is dirty while something differs, not where it was touched [B4-14]", async () => {
  const driver = await edited()
  const seen = () => [isUnsaved(driver), select.selectCanCancel(driver.snapshot())]
  expect([seen(), select.selectCanSubmit(driver.snapshot())]).toEqual([[true, true], true])
  await driver.perform(typed({ nickname: " Lane 1 " }))
  expect([seen(), select.selectCanSubmit(driver.snapshot())]).toEqual([[false, false], false])
  await driver.perform({ type: "cancel" })
  expect(driver.state()).toEqual({ editing: "unchanged" })
})

it.each(["nickname", "merchant", "location", "fileId"] as const)("asks for a missing %s", async (field) => {
  const driver = await edited({ [field]: " " })
  await driver.perform({ type: "submit" })
  expect([select.selectIssue(field)(driver.snapshot()), driver.running()]).toEqual(["Required", []])
})

it("needs no lane", async () => {
  const driver = await edited({ lane: "" })
  expect([select.selectIssue("lane")(driver.snapshot()), select.selectCanSubmit(driver.snapshot())]).toEqual([
    null,
    true
  ])
})

it("of which a permanent id is not known cannot be sent, and says so", async () => {
  const driver = opened(true, component({ Machine: null }))
  await driver.perform(typed({ lane: "2" }))
  await driver.perform({ type: "submit" })
  expect([select.selectFailure(driver.snapshot()), driver.running()]).toEqual(["Machine permanent ID is undefined", []])
})

it("sends what was typed, and goes on from what was saved", async () => {
  const driver = await sent()
  expect(driver.inputOf("update")).toEqual({ businessEntityId: 42, subject, draft: { ...read, nickname: "Lane 9" } })
  await driver.settle("update", updated)
  expect([driver.emitted(), driver.state(), select.selectDraft(driver.snapshot()).nickname]).toEqual([
    [{ type: "toast", kind: "success", text: "The data was successfully updated." }],
    { editing: "unchanged" },
    "Lane 9"
  ])
})

it("takes no second submit while the first is under way", async () => {
  const driver = await sent()
  for (const event of [{ type: "submit" }, typed({ nickname: "Lane 2" }), { type: "cancel" }] as const)
    await driver.perform(event)
  expect([driver.state(), select.selectDraft(driver.snapshot()).nickname, isUnsaved(driver)]).toEqual([
    "updating",
    "Lane 9",
    true
  ])
})

it("that fails says so and keeps what was typed", async () => {
  for (const [fail, reason] of [
    [
      (driver: ReturnType<typeof opened>) => driver.settle("update", Result.fail(failures.refused)),
      "The service is down for maintenance."
    ],
    [(driver: ReturnType<typeof opened>) => driver.crash("update"), "an unexpected error"]
  ] as const) {
    const driver = await sent()
    await fail(driver)
    expect([driver.emitted(), driver.state(), select.selectDraft(driver.snapshot()).nickname]).toEqual([
      [{ type: "toast", kind: "danger", text: "Unable to update the data." }],
      { editing: "changed" },
      "Lane 9"
    ])
    expect(select.selectFailure(driver.snapshot())).toBe(`Unable to update the data. ${reason}`)
    await driver.perform(typed({ nickname: "Lane 8" }))
    expect(select.selectFailure(driver.snapshot())).toBeNull()
  }
})

it("that ends in a 401 tells the session, and that there is something to lose", async () => {
  const driver = await sent()
  await driver.settle("update", Result.fail(failures.unauthorized))
  expect([driver.emitted(), isUnsaved(driver), select.selectDraft(driver.snapshot()).nickname]).toEqual([
    [{ type: "unauthorized" }],
    true,
    "Lane 9"
  ])
})

it("Cancel asks where something differs, and takes it back only when told to [B4-14]", async () => {
  const driver = await edited()
  await driver.perform({ type: "cancel" })
  expect(select.selectIsAsking(driver.snapshot())).toBe(true)
  await driver.perform({ type: "edit" })
  expect(select.selectDraft(driver.snapshot()).nickname).toBe("Lane 9")
  await driver.perform({ type: "cancel" })
  await driver.perform({ type: "discard" })
  expect([driver.state(), select.selectDraft(driver.snapshot())]).toEqual([{ editing: "unchanged" }, read])
})

describe("changed elsewhere meanwhile", () => {
  const theirs = { Nickname: "Till 3", Lane: "4" }
  const found = async () => {
    const driver = await sent()
    await driver.settle("update", movedOn(theirs))
    return driver
  }

  it("shows what both changed and sends nothing before it is chosen", async () => {
    const driver = await found()
    expect([select.selectHasMovedOn(driver.snapshot()), select.selectCollisions(driver.snapshot())]).toEqual([
      true,
      [{ path: ["nickname"], shown: "nickname", was: "Lane 1", mine: "Lane 9", theirs: "Till 3" }]
    ])
    await driver.perform({ type: "confirm" })
    expect([driver.running(), driver.emitted(), isUnsaved(driver)]).toEqual([[], [], true])
    expect(select.selectCanConfirm(driver.snapshot())).toBe(false)
  })

  it.each([
    ["mine", { ...read, nickname: "Lane 9", lane: "4" }],
    ["theirs", { ...read, nickname: "Till 3", lane: "4", merchant: "Pub" }]
  ] as const)("sends %s where both changed, on top of it", async (type, draft) => {
    const driver = await sent({ nickname: "Lane 9", ...(type === "theirs" ? { merchant: "Pub" } : {}) })
    await driver.settle("update", movedOn(theirs))
    await driver.perform({ type })
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toEqual({ businessEntityId: 42, subject: component(theirs), draft })
  })

  it("has nothing to send where all of theirs is taken", async () => {
    const driver = await found()
    await driver.perform({ type: "theirs" })
    await driver.perform({ type: "confirm" })
    expect([driver.state(), driver.running(), select.selectDraft(driver.snapshot())]).toEqual([
      { editing: "unchanged" },
      [],
      { ...read, nickname: "Till 3", lane: "4" }
    ])
  })

  it.each([
    ["edit", "Lane 9", "changed"],
    ["discard", "Till 3", "unchanged"]
  ] as const)("%s goes on with %s", async (type, nickname, state) => {
    const driver = await found()
    await driver.perform({ type })
    expect([driver.state(), select.selectDraft(driver.snapshot())]).toEqual([
      { editing: state },
      { ...read, nickname, lane: "4" }
    ])
    expect(select.selectCollisions(driver.snapshot())).toEqual([])
  })

  it("beside it is merged and sent without a question, once", async () => {
    const driver = await sent()
    await driver.settle("update", movedOn({ Lane: "4" }))
    expect(driver.inputOf("update")).toMatchObject({ draft: { ...read, nickname: "Lane 9", lane: "4" } })
    expect([driver.state(), driver.emitted()]).toEqual([
      "updating",
      [
        {
          type: "toast",
          kind: "info",
          text: "It was changed elsewhere meanwhile. Those changes are kept beside yours."
        }
      ]
    ])
    await driver.settle("update", movedOn({ Lane: "5" }))
    expect([driver.state(), driver.running(), select.selectCanConfirm(driver.snapshot())]).toEqual([
      "movedOn",
      [],
      true
    ])
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toMatchObject({ draft: { ...read, nickname: "Lane 9", lane: "5" } })
  })
})

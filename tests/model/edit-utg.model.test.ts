import { editUtgSelectors as select } from "@command-center/machines/edit-utg/edit-utg.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import {
  component,
  edited,
  read as fieldsRead,
  isUnsaved,
  opened,
  sent,
  subject,
  typed,
  updated
} from "./utg-editing.ts"

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

it("without the edit right nothing can be changed [A6-20 B6-12]", async () => {
  const driver = opened(false)
  for (const event of user) await driver.perform(event)
  expect([driver.state(), select.selectDraft(driver.snapshot()), driver.emitted()]).toEqual([
    { editing: "readOnly" },
    fieldsRead,
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

describe("that is read anew beside its form", () => {
  const read = (fields: object) => ({ type: "subject.read", subject: component(fields) }) as const

  it("shows what was read where nothing was typed, be it for who may not edit", async () => {
    for (const driver of [opened(), opened(false)]) {
      await driver.perform(read({ Merchant: "Cafe" }))
      expect([select.selectDraft(driver.snapshot()).merchant, isUnsaved(driver)]).toEqual(["Cafe", false])
    }
  })

  it("keeps what was typed, beside what was read", async () => {
    const driver = await edited()
    await driver.perform(read({ Merchant: "Cafe" }))
    const draft = { ...fieldsRead, nickname: "Lane 9", merchant: "Cafe" }
    expect([driver.state(), select.selectDraft(driver.snapshot())]).toEqual([{ editing: "changed" }, draft])
    await driver.perform({ type: "submit" })
    expect(driver.inputOf("update")).toEqual({ businessEntityId: 42, subject: component({ Merchant: "Cafe" }), draft })
  })

  it("is asked about when it is saved where the same field was changed", async () => {
    const driver = await edited()
    await driver.perform(read({ Nickname: "Till 3", Merchant: "Cafe" }))
    await driver.perform({ type: "submit" })
    expect(driver.inputOf("update")).toEqual({
      businessEntityId: 42,
      subject,
      draft: { ...fieldsRead, nickname: "Lane 9" }
    })
  })

  it("is as it was typed where it has become that", async () => {
    const driver = await edited()
    await driver.perform(read({ Nickname: "Lane 9" }))
    expect([driver.state(), isUnsaved(driver)]).toEqual([{ editing: "unchanged" }, false])
  })
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
  expect(driver.inputOf("update")).toEqual({
    businessEntityId: 42,
    subject,
    draft: { ...fieldsRead, nickname: "Lane 9" }
  })
  await driver.settle("update", updated)
  expect([driver.emitted(), driver.state(), select.selectDraft(driver.snapshot()).nickname]).toEqual([
    [{ type: "toast", kind: "success", text: "The data was successfully updated." }],
    { editing: "unchanged" },
    "Lane 9"
  ])
})

it("that fails says so and keeps what was typed", async () => {
  for (const [fail, reason] of [
    [
      (driver: ReturnType<typeof opened>) => driver.settle("update", Result.fail(failures.refused)),
      "The service is down for maintenance."
    ],
    [(driver: ReturnType<typeof opened>) => driver.crash("update"), "An unexpected error"]
  ] as const) {
    const driver = await sent()
    await fail(driver)
    expect([driver.emitted(), driver.state(), select.selectDraft(driver.snapshot()).nickname]).toEqual([
      [{ type: "toast", kind: "danger", text: "Unable to update the data." }],
      { editing: "changed" },
      "Lane 9"
    ])
    expect(select.selectFailure(driver.snapshot())).toBe(reason)
    await driver.perform(typed({ nickname: "Lane 8" }))
    expect(select.selectFailure(driver.snapshot())).toBeNull()
  }
})

it("Cancel asks where something differs, and takes it back only when told to [B4-14]", async () => {
  const driver = await edited()
  await driver.perform({ type: "cancel" })
  expect(select.selectIsAsking(driver.snapshot())).toBe(true)
  await driver.perform({ type: "edit" })
  expect(select.selectDraft(driver.snapshot()).nickname).toBe("Lane 9")
  await driver.perform({ type: "cancel" })
  await driver.perform({ type: "discard" })
  expect([driver.state(), select.selectDraft(driver.snapshot())]).toEqual([{ editing: "unchanged" }, fieldsRead])
})

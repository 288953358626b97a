import { editUtgSelectors as select } from "@command-center/machines/edit-utg/edit-utg.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { component, isUnsaved, movedOn, read, sent } from "./utg-editing.ts"

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

  it("goes on being edited on top of it, with what was typed", async () => {
    const driver = await found()
    await driver.perform({ type: "edit" })
    expect([driver.state(), select.selectDraft(driver.snapshot())]).toEqual([
      { editing: "changed" },
      { ...read, nickname: "Lane 9", lane: "4" }
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
          text: "Someone else saved changes in the meantime. They are kept along with yours."
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

  it("is merged again by the next submit, where the one before broke off after merging", async () => {
    for (const breakOff of [
      (driver: Awaited<ReturnType<typeof sent>>) => driver.crash("update"),
      (driver: Awaited<ReturnType<typeof sent>>) => driver.settle("update", Result.fail(failures.refused))
    ]) {
      const driver = await sent()
      await driver.settle("update", movedOn({ Lane: "4" }))
      await breakOff(driver)
      expect(driver.state()).toEqual({ editing: "changed" })
      await driver.perform({ type: "submit" })
      await driver.settle("update", movedOn({ Lane: "5" }))
      expect([driver.state(), driver.inputOf("update")]).toMatchObject([
        "updating",
        { draft: { ...read, nickname: "Lane 9", lane: "5" } }
      ])
    }
  })
})

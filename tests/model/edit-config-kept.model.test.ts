import { describe, expect, it } from "vitest"
import { draftOf, edited, holding, opened, saved, select, settings, subject, typed } from "./config-editing.ts"

describe("a kept draft", () => {
  const savedAt = "2026-11-20T15:15:00.000Z"
  const kept = { draft: settings({ retries: 4 }), savedAt }
  const kepts = (driver: ReturnType<typeof opened>) => driver.emitted().filter(({ type }) => type === "draft.kept")

  it("is not written where drafts are not kept", async () => {
    const driver = await edited()
    await driver.advance(400)
    expect(driver.emitted()).toEqual([])
  })

  it("is written once typing rests, when it is sent, and when the page may go; none is once it is saved", async () => {
    const driver = opened({ kept: null })
    await driver.perform(typed({ retries: 5 }))
    await driver.advance(399)
    await driver.perform(typed({ retries: 4 }))
    await driver.advance(399)
    expect(kepts(driver)).toEqual([])
    await driver.advance(1)
    const written = { type: "draft.kept", subject, draft: settings({ retries: 4 }) }
    expect(kepts(driver)).toEqual([written])
    await driver.perform({ type: "page.hidden" })
    await driver.perform({ type: "submit" })
    await driver.perform({ type: "confirm" })
    expect(kepts(driver)).toEqual([written, written, written])
    await driver.settle("update", saved)
    expect(kepts(driver).at(-1)).toEqual({
      type: "draft.kept",
      subject: holding({ retries: 4 }, 2),
      draft: null
    })
  })

  it("is back, says so, and goes when told to", async () => {
    const driver = opened({ kept })
    expect([driver.state(), draftOf(driver), select.selectKeptNote(driver.snapshot())]).toEqual([
      { editing: "changed" },
      settings({ retries: 4 }),
      { savedAt, isMerged: false }
    ])
    await driver.perform({ type: "discard" })
    expect([driver.state(), draftOf(driver), select.selectKeptNote(driver.snapshot()), kepts(driver)]).toEqual([
      { editing: "unchanged" },
      settings(),
      null,
      [{ type: "draft.kept", subject, draft: null }]
    ])
  })

  it("that is what was saved meanwhile is forgotten", () => {
    const driver = opened({ kept: { ...kept, draft: settings() } })
    expect([driver.state(), kepts(driver)]).toEqual([
      { editing: "unchanged" },
      [{ type: "draft.kept", subject, draft: null }]
    ])
  })

  it("goes on top of what was changed meanwhile", () => {
    const driver = opened({ kept: { ...kept, before: holding({ name: "Old" }) } })
    const draft = settings({ retries: 4, name: "Old" })
    const beside = opened({ kept: { ...kept, draft, before: holding({ name: "Old" }) } })
    expect([driver.state(), beside.state(), draftOf(beside)]).toEqual([
      { editing: "changed" },
      { editing: "changed" },
      settings({ retries: 4 })
    ])
    expect([select.selectSubject(beside.snapshot()), select.selectKeptNote(beside.snapshot())]).toEqual([
      subject,
      { savedAt, isMerged: true }
    ])
  })

  it("that collides with it asks first, and saves nothing by that", async () => {
    const driver = opened({ kept: { ...kept, before: holding({ retries: 2 }) } })
    expect([driver.state(), select.selectIsReturning(driver.snapshot())]).toEqual(["movedOn", true])
    await driver.perform({ type: "collision.chosen", key: "utgGlobal/retries", side: "mine" })
    await driver.perform({ type: "confirm" })
    expect([driver.state(), driver.running(), draftOf(driver), select.selectSubject(driver.snapshot())]).toEqual([
      { editing: "changed" },
      [],
      settings({ retries: 4 }),
      subject
    ])
    expect(select.selectIsReturning(driver.snapshot())).toBe(false)
  })

  it("goes with what is given up under the review", async () => {
    const driver = opened({ kept: null })
    await driver.perform(typed({ retries: 4 }))
    await driver.perform({ type: "submit" })
    expect([driver.state(), kepts(driver).length]).toEqual(["reviewing", 1])
    await driver.perform({ type: "discard" })
    expect([driver.state(), draftOf(driver), kepts(driver).at(-1)]).toEqual([
      { editing: "unchanged" },
      settings(),
      { type: "draft.kept", subject, draft: null }
    ])
  })

  it("goes with what is given up where the record moved on, and what the service has by now is edited", async () => {
    const driver = opened({ kept: { ...kept, before: holding({ retries: 2 }) } })
    expect([driver.state(), kepts(driver)]).toEqual(["movedOn", []])
    await driver.perform({ type: "discard" })
    expect([driver.state(), draftOf(driver), select.selectSubject(driver.snapshot()), kepts(driver)]).toEqual([
      { editing: "unchanged" },
      settings(),
      subject,
      [{ type: "draft.kept", subject, draft: null }]
    ])
  })
})

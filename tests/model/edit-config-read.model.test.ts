import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { draftOf, edited, holding, opened, schema, select, settings, typed } from "./config-editing.ts"

describe("what was read anew beside it", () => {
  const read = (changes: object, revisionId: number, by = schema) =>
    ({ type: "subject.read", subject: { ...holding(changes, revisionId), schema: by } }) as const
  const revisionOf = (driver: ReturnType<typeof opened>) => select.selectSubject(driver.snapshot()).held.revisionId

  it("is shown; what was typed stays, and is on top of it where both can be", async () => {
    const driver = opened()
    await driver.perform(read({ retries: 5 }, 2))
    expect([driver.state(), draftOf(driver)]).toEqual([{ editing: "unchanged" }, settings({ retries: 5 })])
    await driver.perform(typed({ retries: 4 }))
    await driver.perform(read({ retries: 5, name: "B" }, 3))
    expect([driver.state(), draftOf(driver)]).toEqual([{ editing: "changed" }, settings({ retries: 4, name: "B" })])
    await driver.perform({ type: "cancel" })
    await driver.perform(read({ retries: 5, name: "C" }, 4))
    await driver.perform({ type: "edit" })
    await driver.perform({ type: "submit" })
    await driver.perform(read({ retries: 5, name: "D" }, 5))
    expect([driver.state(), draftOf(driver)]).toEqual(["reviewing", settings({ retries: 4, name: "D" })])
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toEqual({
      businessEntityId: 42,
      subject: holding({ retries: 5, name: "D" }, 5),
      draft: settings({ retries: 4, name: "D" })
    })
  })

  it("is asked about when it is saved, not before, where it changed the same", async () => {
    const driver = await edited({ retries: 4 })
    await driver.perform(read({ retries: 1, name: "B" }, 3))
    expect([driver.state(), draftOf(driver), revisionOf(driver)]).toEqual([
      { editing: "changed" },
      settings({ retries: 4 }),
      1
    ])
  })

  it("takes no step away where its settings are the same", async () => {
    const driver = await edited({ retries: 4 })
    await driver.perform({ type: "undo" })
    await driver.perform(read({}, 2))
    await driver.perform({ type: "redo" })
    expect([draftOf(driver), revisionOf(driver)]).toEqual([settings({ retries: 4 }), 2])
  })

  it("goes by its own schema at once, whatever was typed", async () => {
    const narrow = Result.getOrThrow(
      settingsSchema({
        type: "object",
        properties: { utgGlobal: { type: "object", properties: { retries: { type: "integer", maximum: 3 } } } }
      })
    )
    const driver = await edited({ retries: 4 })
    await driver.perform({ type: "text.changed", text: "{" })
    await driver.perform(read({ name: "B" }, 2, narrow))
    expect([select.selectText(driver.snapshot()), select.selectSchema(driver.snapshot())]).toEqual(["{", narrow])
    await driver.perform(typed({ retries: 4 }))
    expect(select.selectSettingIssues(driver.snapshot())).toMatchObject([{ path: ["utgGlobal", "retries"] }])
  })

  it("that has it wrong by a schema of its own leads back from the review, and says why", async () => {
    const driver = await edited({ retries: 4 })
    await driver.perform({ type: "submit" })
    const narrow = Result.getOrThrow(
      settingsSchema({ properties: { utgGlobal: { properties: { retries: { type: "integer", maximum: 3 } } } } })
    )
    await driver.perform(read({}, 2, narrow))
    await driver.perform({ type: "confirm" })
    expect([driver.state(), driver.running(), select.selectHasTried(driver.snapshot())]).toEqual([
      { editing: "changed" },
      [],
      true
    ])
  })
})

import { typedJson } from "@command-center/domain/json/unfinished-json"
import { describe, expect, it } from "vitest"
import { draftOf, edited, holding, opened, schema, select, settings, typed } from "./config-editing.ts"

const text = typedJson("12x", 12)
const free = (value: unknown) => typed({ free: value }, "utgGlobal/free")
const issuesIn = (driver: ReturnType<typeof opened>) =>
  select.selectSettingIssues(driver.snapshot()).map(({ path, message }) => [path.join("/"), message])
const notJson = [["utgGlobal/free", "Bad input. Must be JSON."]]

describe("a setting that is typed as JSON and is none yet", () => {
  it("is unsaved work, is asked about, and goes when it is given up", async () => {
    const driver = await edited({ free: text })
    expect([driver.state(), driver.snapshot().hasTag("unsaved"), issuesIn(driver)]).toEqual([
      { editing: "changed" },
      true,
      notJson
    ])
    await driver.perform({ type: "cancel" })
    expect(driver.state()).toBe("asking")
    await driver.perform({ type: "discard" })
    expect([driver.state(), draftOf(driver), issuesIn(driver)]).toEqual([{ editing: "unchanged" }, settings(), []])
  })

  it("is not sent, nor is what it was before: saving says what is wrong", async () => {
    const driver = opened()
    await driver.perform(free(12))
    await driver.perform(free(text))
    await driver.perform({ type: "submit" })
    expect([driver.state(), driver.running(), select.selectHasTried(driver.snapshot()), issuesIn(driver)]).toEqual([
      { editing: "changed" },
      [],
      true,
      notJson
    ])
    await driver.perform(free(typedJson("13", text)))
    await driver.perform({ type: "submit" })
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("update")).toMatchObject({ draft: settings({ free: 13 }) })
  })

  it("is not sent where no schema is known by then", async () => {
    const driver = await edited({ free: text })
    await driver.perform({ type: "subject.read", subject: { ...holding({}, 2), schema: null } })
    await driver.perform({ type: "submit" })
    expect([driver.state(), driver.running(), issuesIn(driver)]).toEqual([{ editing: "changed" }, [], notJson])
  })

  it("is a step with what was typed before it, back and forth", async () => {
    const driver = opened()
    await driver.perform(typed({ name: "B" }, "utgGlobal/name"))
    await driver.perform(typed({ name: "B", free: 12 }, "utgGlobal/free"))
    await driver.perform(typed({ name: "B", free: text }, "utgGlobal/free"))
    await driver.perform({ type: "undo" })
    expect([draftOf(driver), issuesIn(driver)]).toEqual([settings({ name: "B" }), []])
    await driver.perform({ type: "redo" })
    expect([draftOf(driver), issuesIn(driver)]).toEqual([settings({ name: "B", free: text }), notJson])
  })

  it("stays on top of what was read anew", async () => {
    const driver = await edited({ free: text })
    await driver.perform({ type: "subject.read", subject: { ...holding({ name: "B" }, 2), schema } })
    expect([draftOf(driver), issuesIn(driver)]).toEqual([settings({ name: "B", free: text }), notJson])
    await driver.perform({ type: "subject.read", subject: { ...holding({ name: "B", free: [1] }, 3), schema } })
    expect(draftOf(driver)).toEqual(settings({ name: "B", free: text }))
  })
})

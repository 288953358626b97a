import { samplePlan } from "@command-center/domain/rollout/sample-plan"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { editing, found, opened } from "./support/rollout-plan-driver.ts"

describe("what targets can be given", () => {
  const choicesFailure = "Held back."

  it("is read again where it failed; what was typed stays, is not changed meanwhile and counts as unsaved", async () => {
    const driver = await editing({}, { profilesFailure: choicesFailure, versionsFailure: choicesFailure })
    await driver.perform({ type: "choices.retry" })
    expect([driver.running(), driver.snapshot().hasTag("unsaved")]).toEqual([["loadChoices"], false])
    await driver.settle("loadChoices", Result.fail(failures.refused))
    const { profilesFailure, formsFailure } = select.selectFound(driver.snapshot()) ?? {}
    expect([profilesFailure, formsFailure]).toEqual([failures.refused.sentence, null])
    await driver.perform({ type: "draft.changed", change: { name: "Restart all" } })
    await driver.perform({ type: "choices.retry" })
    await driver.perform({ type: "draft.changed", change: { name: "Meanwhile" } })
    const now = driver.snapshot()
    expect([select.selectIsFixed(now), select.selectIsOffering(now), now.hasTag("unsaved")]).toEqual([true, true, true])
    expect(driver.inputOf("loadChoices")).toMatchObject({ asked: { list: "utgs" }, targets: found.targets })
    await driver.settle("loadChoices", Result.succeed(found))
    expect([select.selectDraft(driver.snapshot()).name, select.selectFound(driver.snapshot())]).toEqual([
      "Restart all",
      found
    ])
  })

  it("is not known where the session ended: that is told to it", async () => {
    const driver = await editing({}, { formsFailure: choicesFailure })
    await driver.perform({ type: "choices.retry" })
    await driver.settle("loadChoices", Result.fail(failures.unauthorized))
    expect(driver.emitted()).toEqual([{ type: "unauthorized" }])
  })
})

it("says which rows of the list nobody could read, so that they are left out", async () => {
  const driver = await editing({}, { leftOut: 1, unreadable: { count: 2, reasons: ["a row must be an object"] } })
  expect(select.selectUnreadable(driver.snapshot())).toBe(
    "2 rows could not be read and are not shown: a row must be an object"
  )
  expect(select.selectUnreadable((await editing()).snapshot())).toBeNull()
  // One of the selection may be one of them.
  expect(select.selectLeftOut(driver.snapshot())).toBe("1 UTG could not be read, or no longer exists, and is left out.")
  expect(select.selectLeftOut((await editing({}, { leftOut: 0 })).snapshot())).toBeNull()
})

it("targets that could not be read are asked for again", async () => {
  const driver = opened()
  await driver.settle("loadTargets", Result.fail(failures.refused))
  expect(select.selectFailure(driver.snapshot())).toContain(failures.refused.sentence)
  await driver.perform({ type: "retry" })
  expect(select.selectFailure(driver.snapshot())).toBeNull()
  await driver.crash("loadTargets")
  expect(select.selectFailure(driver.snapshot())).not.toBeNull()
})

describe("other targets", () => {
  const coffee = [{ PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "coffee" }] as const
  const byFilter = { list: "utgs", who: { search: "", facets: {} }, filter: coffee } as const

  it("are chosen anew where a filter found the wrong ones or none: it is there to be mended, and what was typed stays", async () => {
    const driver = await editing({ chosen: byFilter }, { targets: [] })
    await driver.perform({ type: "draft.changed", change: { name: "Restart all" } })
    await driver.perform({ type: "targets.reset" })
    const asked = driver.snapshot()
    expect([select.selectIsKeptForOthers(asked), select.selectFinding(asked).text, asked.hasTag("unsaved")]).toEqual([
      true,
      "Merchant contains coffee",
      true
    ])
    await driver.perform({ type: "finding.changed", change: { text: "Merchant contains tea" } })
    await driver.perform({ type: "find.asked" })
    expect(driver.inputOf("loadTargets")).toMatchObject({ source: { predicates: [{ Value: "tea" }] } })
    expect(driver.snapshot().hasTag("unsaved")).toBe(true)
    await driver.settle("loadTargets", Result.succeed(found))
    expect([select.selectDraft(driver.snapshot()).name, select.selectFound(driver.snapshot())]).toEqual([
      "Restart all",
      found
    ])
  })

  it("are chosen anew where the service refuses the filter", async () => {
    const driver = opened({ chosen: byFilter })
    await driver.settle("loadTargets", Result.fail(failures.refused))
    expect(select.selectMayChooseAnew(driver.snapshot())).toBe(true)
    await driver.perform({ type: "targets.reset" })
    const asked = driver.snapshot()
    expect([select.selectFailure(asked), select.selectFinding(asked).text]).toEqual([null, "Merchant contains coffee"])
    expect([select.selectIsNobody(asked), select.selectIsKeptForOthers(asked)]).toEqual([true, false])
  })

  it.each([
    ["selected", undefined],
    ["searched for", { ...byFilter, who: { search: "till", facets: {} } }]
  ])("are chosen in the list where they were %s there", async (_, chosen) => {
    const driver = await editing(chosen === undefined ? {} : { chosen })
    await driver.perform({ type: "targets.reset" })
    expect([select.selectMayChooseAnew(driver.snapshot()), select.selectIsNobody(driver.snapshot())]).toEqual([
      false,
      false
    ])
  })

  it("get the first change of their list where the typed one is none for it", async () => {
    const driver = await editing({ chosen: byFilter, mayEdit: { utgs: true, devices: true } })
    await driver.perform({ type: "draft.changed", change: { name: "Restart all" } })
    await driver.perform({ type: "targets.reset" })
    await driver.perform({ type: "finding.changed", change: { list: "devices", text: "" } })
    await driver.perform({ type: "find.asked" })
    await driver.settle("loadTargets", Result.succeed(found))
    const { name, action } = select.selectDraft(driver.snapshot())
    expect([name, action.choice]).toEqual(["Restart all", "pushForms"])
  })

  it("get the plan of a file that was opened, which counts as unsaved from then on", async () => {
    const driver = opened({ chosen: null })
    await driver.perform({ type: "file.chosen", file: "a file" })
    const plan = samplePlan(2, { businessEntityId: 12, name: "From a file" })
    await driver.settle("readFile", Result.succeed(JSON.stringify(plan)))
    await driver.settle("loadTargets", Result.succeed(found))
    await driver.perform({ type: "targets.reset" })
    expect([driver.snapshot().hasTag("unsaved"), select.selectFinding(driver.snapshot()).text]).toEqual([true, ""])
    await driver.perform({ type: "find.asked" })
    await driver.settle("loadTargets", Result.succeed(found))
    expect(select.selectDraft(driver.snapshot()).name).toBe("From a file")
  })
})

describe("a plan file that is opened where a plan was begun", () => {
  const coffee = [{ PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "coffee" }] as const
  const plan = samplePlan(2, { businessEntityId: 12, name: "From a file" })
  const begun = async () => {
    const driver = await editing({ chosen: { list: "utgs", who: { search: "", facets: {} }, filter: coffee } })
    await driver.perform({ type: "draft.changed", change: { name: "Restart all" } })
    await driver.perform({ type: "targets.reset" })
    await driver.perform({ type: "file.chosen", file: "a file" })
    return driver
  }
  const asked = async () => {
    const driver = await begun()
    await driver.settle("readFile", Result.succeed(JSON.stringify(plan)))
    return driver
  }

  it("takes its place only once that was asked: it stays, for whom is found, where the answer is no", async () => {
    const driver = await asked()
    const now = driver.snapshot()
    expect([select.selectIsReplacing(now), select.selectIsNobody(now), now.hasTag("unsaved")]).toEqual([
      true,
      true,
      true
    ])
    await driver.perform({ type: "edit" })
    expect([driver.state(), select.selectIsKeptForOthers(driver.snapshot())]).toEqual([{ nobody: "changed" }, true])
    await driver.perform({ type: "find.asked" })
    await driver.settle("loadTargets", Result.succeed(found))
    expect(select.selectDraft(driver.snapshot()).name).toBe("Restart all")
  })

  it("takes its place where the answer is yes, as saved as its file is", async () => {
    const driver = await asked()
    await driver.perform({ type: "discard" })
    expect(driver.inputOf("loadTargets")).toMatchObject({ source: { targets: plan.targets } })
    await driver.settle("loadTargets", Result.succeed(found))
    const now = driver.snapshot()
    expect([select.selectDraft(now).name, now.hasTag("unsaved")]).toEqual(["From a file", false])
  })

  it("is not asked about where it is none, and what was typed counts as unsaved while it is read", async () => {
    const driver = await begun()
    expect([select.selectIsReading(driver.snapshot()), driver.snapshot().hasTag("unsaved")]).toEqual([true, true])
    await driver.settle("readFile", Result.succeed("{}"))
    expect([driver.state(), select.selectFileReasons(driver.snapshot()).length > 0]).toEqual([
      { nobody: "changed" },
      true
    ])
  })
})

it("a plan file whose targets could not be read keeps its plan for others", async () => {
  const driver = opened({ chosen: null })
  await driver.perform({ type: "file.chosen", file: "a file" })
  const plan = samplePlan(2, { businessEntityId: 12, name: "From a file" })
  await driver.settle("readFile", Result.succeed(JSON.stringify(plan)))
  await driver.settle("loadTargets", Result.fail(failures.refused))
  await driver.perform({ type: "targets.reset" })
  await driver.perform({ type: "find.asked" })
  await driver.settle("loadTargets", Result.succeed(found))
  expect(select.selectDraft(driver.snapshot()).name).toBe("From a file")
})

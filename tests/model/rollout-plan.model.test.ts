import { samplePlan } from "@command-center/domain/rollout/sample-plan"
import { sampleRollout } from "@command-center/domain/rollout/sample-rollout"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { editing, found, input, merchant, named, opened } from "./support/rollout-plan-driver.ts"

describe("whom a rollout changes", () => {
  it("is read for what was selected, with how many of it can get nothing", async () => {
    const driver = opened()
    expect(driver.inputOf("loadTargets")).toEqual({ businessEntityId: 12, list: "utgs", source: { ids: [1, 2] } })
    expect([select.selectFound(driver.snapshot()), select.selectWaves(driver.snapshot())]).toEqual([null, []])
    await driver.settle("loadTargets", Result.succeed(found))
    const now = driver.snapshot()
    expect([select.selectWho(now), select.selectLeftOut(now), select.selectConditions(now)]).toEqual([
      "2 UTGs selected",
      "3 UTGs no longer exist and are left out.",
      0
    ])
  })

  it("is said by all that it was found by; only a filter alone can match what comes later", async () => {
    const by = async (search: string, facets: Readonly<Record<string, ReadonlyArray<string>>>) => {
      const driver = await editing({ chosen: { list: "utgs", who: { search, facets }, filter: [merchant] } })
      return [select.selectWho(driver.snapshot()), select.selectConditions(driver.snapshot())]
    }
    expect([await by(" ", {}), await by(" till ", {}), await by("", { utgStatus: ["Error"] })]).toEqual([
      ["2 UTGs found by Merchant is exactly Bar", 1],
      ['2 UTGs found by Merchant is exactly Bar, the search "till"', 0],
      ["2 UTGs found by Merchant is exactly Bar, chosen values", 0]
    ])
  })

  it("is typed as a filter where nothing was selected, and what is wrong with it is said", async () => {
    const driver = opened({ chosen: null })
    expect([select.selectIsNobody(driver.snapshot()), select.selectFinding(driver.snapshot())]).toEqual([
      true,
      { list: "utgs", text: "" }
    ])
    await driver.perform({ type: "finding.changed", change: { text: "Merchant" } })
    await driver.perform({ type: "find.asked" })
    expect([select.selectIsNobody(driver.snapshot()), select.selectFindError(driver.snapshot())]).toEqual([
      true,
      expect.any(String)
    ])
    await driver.perform({ type: "finding.changed", change: { list: "devices", text: "Merchant contains o" } })
    await driver.perform({ type: "find.asked" })
    expect([select.selectIsNobody(driver.snapshot()), select.selectFindError(driver.snapshot())]).toEqual([
      true,
      expect.stringContaining("devices")
    ])
    await driver.perform({ type: "finding.changed", change: { list: "utgs" } })
    await driver.perform({ type: "find.asked" })
    expect([driver.state(), select.selectFindError(driver.snapshot()), select.selectList(driver.snapshot())]).toEqual([
      { loading: "looking" },
      null,
      "utgs"
    ])
    expect(driver.inputOf("loadTargets")).toMatchObject({
      source: { predicates: [{ PropertyName: "ComponentMerchant" }], narrowing: { search: "", facets: {} } }
    })
  })

  it("is nobody where the rights do not let it be changed", () => {
    const nothing = { utgs: false, devices: false }
    const barred = [opened({ mayEdit: nothing }), opened({ mayEdit: nothing, chosen: null })]
    expect(barred.map((driver) => select.selectIsBarred(driver.snapshot()))).toEqual([true, true])
    expect(select.selectMayEdit(opened().snapshot())).toEqual(input.mayEdit)
  })

  it("is that of a plan file, unless the file is none", async () => {
    const driver = opened({ chosen: null })
    await driver.perform({ type: "file.chosen", file: "a file" })
    expect(select.selectIsReading(driver.snapshot())).toBe(true)
    await driver.settle("readFile", Result.succeed("{}"))
    expect([select.selectIsNobody(driver.snapshot()), select.selectFileReasons(driver.snapshot()).length > 0]).toEqual([
      true,
      true
    ])
    const plan = samplePlan(2, { businessEntityId: 12 })
    await driver.perform({ type: "file.chosen", file: "a file" })
    await driver.settle("readFile", Result.succeed(JSON.stringify(plan)))
    expect([driver.inputOf("loadTargets"), select.selectFileReasons(driver.snapshot())]).toMatchObject([
      { list: "utgs", source: { targets: plan.targets } },
      []
    ])
    await driver.settle("loadTargets", Result.succeed(found))
    expect([select.selectWho(driver.snapshot()), select.selectDraft(driver.snapshot()).name]).toEqual([
      "2 UTGs selected",
      plan.name
    ])
  })
})

describe("a plan that is typed", () => {
  it("is judged as a whole with every change, and can be planned once nothing is wrong", async () => {
    const driver = await editing()
    const seen = () => {
      const now = driver.snapshot()
      return [select.selectReasons(now).map(({ path }) => path), select.selectIsValid(now), now.context.isChanged]
    }
    expect([seen(), select.selectStep(driver.snapshot()), select.selectIsFixed(driver.snapshot())]).toEqual([
      [["name"], false, false],
      "what",
      false
    ])
    await driver.perform({ type: "create" })
    expect(driver.isRunning("createRollout")).toBe(false)
    await driver.perform({ type: "draft.changed", change: { name: "Restart all" } })
    await driver.perform({ type: "step.chosen", step: "review" })
    expect([seen(), select.selectStep(driver.snapshot())]).toEqual([[[], true, true], "review"])
    expect(select.selectWaves(driver.snapshot()).map(({ targets }) => targets.length)).toEqual([2])
    expect(select.selectPlan(driver.snapshot())).toMatchObject({ name: "Restart all", businessEntityId: 12 })
  })

  it("says why its targets cannot be changed together", async () => {
    const driver = await editing({}, { refusals: ["The devices differ in type."] })
    expect(select.selectReasons(driver.snapshot())).toContainEqual({
      path: "targets",
      sentence: "The devices differ in type."
    })
  })

  it("asks for those without a known time zone once allowed hours make it matter", async () => {
    const driver = await named()
    const asked = () => select.selectAskedZones(driver.snapshot()).map(({ id }) => id)
    expect(asked()).toEqual([])
    await driver.perform({ type: "hours.added" })
    expect([asked(), select.selectReasons(driver.snapshot()).map(({ path }) => path)]).toEqual([[2], ["withoutZone"]])
    await driver.perform({ type: "hours.changed", at: 1, change: { from: "21:00" } })
    expect(select.selectDraft(driver.snapshot()).hours).toMatchObject([{ from: "21:00" }])
    await driver.perform({ type: "hours.removed", at: 1 })
    expect([asked(), select.selectIsValid(driver.snapshot())]).toEqual([[], true])
  })

  it("gets another wave before the last, which takes the rest, and loses the one that is taken away", async () => {
    const driver = await named()
    const sizes = () => select.selectDraft(driver.snapshot()).waves.map(({ size }) => size)
    const [last] = sizes()
    await driver.perform({ type: "wave.added" })
    expect(sizes()).toEqual(["10", last])
    await driver.perform({ type: "wave.changed", wave: 1, change: { size: "50" } })
    expect(sizes()).toEqual(["50", last])
    await driver.perform({ type: "wave.removed", wave: 1 })
    expect(sizes()).toEqual([last])
    await driver.perform({ type: "wave.removed", wave: 1 })
    expect(sizes()).toEqual([last])
  })
})

describe("sending a plan", () => {
  const sentKey = (driver: Awaited<ReturnType<typeof named>>): unknown => {
    const given = driver.inputOf("createRollout")
    return typeof given === "object" && given !== null && "key" in given ? given.key : null
  }

  it("leads to the rollout that it has become", async () => {
    const driver = await named()
    await driver.perform({ type: "create" })
    expect([select.selectIsCreating(driver.snapshot()), select.selectIsFixed(driver.snapshot())]).toEqual([true, true])
    expect(driver.inputOf("createRollout")).toMatchObject({ plan: { name: "Restart all" } })
    await driver.settle("createRollout", Result.succeed(sampleRollout()))
    expect([driver.state(), driver.emitted().map(({ type }) => type)]).toEqual(["created", ["toast", "navigate"]])
  })

  it("that was refused is typed on, and leaves with another key", async () => {
    const driver = await named()
    await driver.perform({ type: "create" })
    const key = sentKey(driver)
    await driver.settle("createRollout", Result.fail(failures.refused))
    expect([select.selectIsFixed(driver.snapshot()), select.selectCreateError(driver.snapshot())]).toEqual([
      false,
      failures.refused.sentence
    ])
    await driver.perform({ type: "create" })
    expect([typeof key, sentKey(driver) === key]).toEqual(["string", false])
  })

  it("that was not confirmed is only sent again, as it was and with its key, so that it is planned once", async () => {
    const driver = await named()
    await driver.perform({ type: "create" })
    const key = sentKey(driver)
    await driver.settle("createRollout", Result.fail(failures.timedOut))
    const now = driver.snapshot()
    expect([select.selectIsNotConfirmed(now), select.selectIsFixed(now)]).toEqual([true, true])
    expect(select.selectCreateError(now)).toContain(failures.timedOut.sentence)
    await driver.perform({ type: "draft.changed", change: { name: "Another" } })
    await driver.perform({ type: "create" })
    expect([select.selectDraft(driver.snapshot()).name, sentKey(driver)]).toEqual(["Restart all", key])
  })

  it("that broke says so, and is only sent again as it was and with its key: it may have been planned", async () => {
    const driver = await named()
    await driver.perform({ type: "create" })
    const key = sentKey(driver)
    await driver.crash("createRollout")
    expect([driver.state(), select.selectCreateError(driver.snapshot()) === null]).toEqual(["creationCrashed", false])
    await driver.perform({ type: "retry" })
    const now = driver.snapshot()
    expect([select.selectIsNotConfirmed(now), select.selectCreateError(now) === null]).toEqual([true, false])
    await driver.perform({ type: "draft.changed", change: { name: "Another" } })
    await driver.perform({ type: "create" })
    expect([select.selectDraft(driver.snapshot()).name, sentKey(driver)]).toEqual(["Restart all", key])
  })
})

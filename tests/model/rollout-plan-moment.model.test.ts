import { samplePlan, sampleTarget } from "@command-center/domain/rollout/sample-plan"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import type { RolloutPlanInput } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { found } from "./support/rollout-plan-driver.ts"

let moment = "2026-11-21T10:00:00.000Z"
const input: RolloutPlanInput = {
  businessEntityId: 12,
  chosen: { list: "utgs", who: { ids: [1] }, filter: [] },
  mayEdit: { utgs: true, devices: true },
  now: () => new Date(moment),
  newKey: () => "key",
  newSeed: () => 7,
  timeZone: "America/New_York"
}
const device = { componentId: 7, apiTerminalId: "T1", deviceType: "lane3000", pciVersion: 5, terminalName: null }

it("a start that passes while the page is open is told when the plan is sent, and nothing leaves", async () => {
  moment = "2026-11-21T10:00:00.000Z"
  const driver = actorDriver(rolloutPlanMachine, input)
  await driver.settle("loadTargets", Result.succeed(found))
  await driver.perform({ type: "draft.changed", change: { name: "Restart all" } })
  await driver.perform({ type: "wave.changed", wave: 1, change: { start: "at", at: "2026-11-21T11:00:00.000Z" } })
  const judged = () => select.selectReasons(driver.snapshot()).map(({ sentence }) => sentence)
  expect(judged()).toEqual([])
  moment = "2026-11-21T12:00:00.000Z"
  await driver.perform({ type: "create" })
  expect(judged()).toEqual(["The start of wave 1 has passed. Choose a later one, or now."])
  expect([driver.isRunning("createRollout"), select.selectIsFixed(driver.snapshot())]).toEqual([false, false])
})

it.each([
  ["UTGs", { utgs: false, devices: true }, samplePlan(1)],
  [
    "devices",
    { utgs: true, devices: false },
    samplePlan(1, {
      targets: [sampleTarget(1, { device })],
      action: { kind: "pushForms", formId: 4, formBusinessEntityId: 42 }
    })
  ]
] as const)("the file of a plan for %s is not opened without their edit right", async (what, mayEdit, plan) => {
  const driver = actorDriver(rolloutPlanMachine, { ...input, chosen: null, mayEdit })
  await driver.perform({ type: "file.chosen", file: "a file" })
  await driver.settle("readFile", Result.succeed(JSON.stringify({ ...plan, businessEntityId: 12 })))
  expect([select.selectIsNobody(driver.snapshot()), select.selectFileReasons(driver.snapshot())]).toEqual([
    true,
    [`You cannot plan a rollout here: the edit right for ${what} is missing. Ask whoever manages your permissions.`]
  ])
})

it("nobody is shown and nothing asked for before the targets were read", () => {
  const now = actorDriver(rolloutPlanMachine, input).snapshot()
  expect([select.selectWho(now), select.selectNeedsModel(now), select.selectReasons(now)]).toEqual([
    "0 UTGs selected",
    false,
    []
  ])
  expect(select.selectAskedZones(now)).toEqual([])
})

it("a plan says what is wrong in its first step once a field was left, the step, or it was opened from a file", async () => {
  const begun = (chosen = input.chosen) => actorDriver(rolloutPlanMachine, { ...input, chosen })
  const atFields = ({ snapshot }: ReturnType<typeof begun>) =>
    select.selectToldReasons(snapshot()).map(({ path }) => path)
  const typed = begun()
  await typed.settle("loadTargets", Result.succeed(found))
  await typed.perform({ type: "step.chosen", step: "what" })
  expect([select.selectReasons(typed.snapshot()).length, atFields(typed)]).toEqual([1, []])
  await typed.perform({ type: "action.chosen", choice: "deployUtgVersion" })
  await typed.perform({ type: "draft.changed", change: { name: " " } })
  expect(atFields(typed)).toEqual([])
  await typed.perform({ type: "field.left", place: "name" })
  expect([atFields(typed), select.selectCompleteSteps(typed.snapshot())]).toEqual([["name"], []])
  await typed.perform({ type: "field.left", place: "action" })
  expect(atFields(typed)).toEqual(["name", "action.command.version"])
  // Another change has other fields, which nobody left yet.
  await typed.perform({ type: "action.chosen", choice: "applyProfile" })
  expect(atFields(typed)).toEqual(["name"])

  const looked = begun()
  await looked.settle("loadTargets", Result.succeed(found))
  await looked.perform({ type: "step.chosen", step: "who" })
  await looked.perform({ type: "step.chosen", step: "waves" })
  expect([atFields(looked), select.selectCompleteSteps(looked.snapshot())]).toEqual([["name"], ["who"]])
  await looked.perform({ type: "step.chosen", step: "review" })
  expect(select.selectCompleteSteps(looked.snapshot())).toEqual(["who", "waves", "when"])

  const read = begun(null)
  await read.perform({ type: "file.chosen", file: "a file" })
  await read.settle("readFile", Result.succeed(JSON.stringify(samplePlan(2, { businessEntityId: 12, name: "" }))))
  await read.settle("loadTargets", Result.succeed({ ...found, targets: [sampleTarget(1), sampleTarget(2)] }))
  expect(atFields(read)).toEqual(["name"])
})

it("what the service refuses of a plan is told at its fields until something is changed, and it can be sent again", async () => {
  const driver = actorDriver(rolloutPlanMachine, input)
  await driver.settle("loadTargets", Result.succeed(found))
  await driver.perform({ type: "draft.changed", change: { name: "Restart all" } })
  await driver.perform({ type: "create" })
  const reasons = [{ path: "growing.filter", sentence: "There is no property Nobody." }]
  await driver.settle("createRollout", Result.fail({ _tag: "Refused", sentence: "Refused.", status: 422, reasons }))
  const told = () => select.selectToldReasons(driver.snapshot())
  expect([told(), select.selectReasons(driver.snapshot())]).toEqual([reasons, reasons])
  expect([told() === told(), select.selectIsValid(driver.snapshot())]).toEqual([true, true])
  await driver.perform({ type: "draft.changed", change: { isGrowing: false } })
  expect(told()).toEqual([])
})

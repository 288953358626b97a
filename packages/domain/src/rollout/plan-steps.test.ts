import { expect, it } from "vitest"
import {
  besideStep,
  completeSteps,
  issueCounts,
  listedReasons,
  planSteps,
  reasonsToTell,
  stepOfReason
} from "./plan-steps.ts"

it.each([
  ["name", "what"],
  ["action.formId", "what"],
  ["targets[3].id", "who"],
  ["growing.filter", "who"],
  ["order.seed", "who"],
  ["waves", "waves"],
  ["waves[0].size", "waves"],
  ["waves[12].gate.unconfirmed", "waves"],
  ["waves[0].watchMinutes", "waves"],
  ["waves[12].start.reading", "when"],
  ["waves[0].spreadMinutes", "when"],
  ["windows[0].until", "when"],
  ["withoutZone", "when"],
  ["businessEntityId", "review"]
] as const)("what is wrong at %s is mended in the step %s", (path, step) => {
  expect(stepOfReason({ path })).toBe(step)
})

it("the same sentence of two fields is two things that are wrong", () => {
  const over = [0, 1].map((at) => ({ path: `waves[${at}].watchMinutes`, sentence: "It is too long." }))
  expect([issueCounts(over).waves, listedReasons(over, "waves")]).toEqual([2, over])
})

it("each step counts what is wrong in it, the same sentence once", () => {
  const wrong = [
    { path: "targets[0]", sentence: "It is gone." },
    { path: "targets[1]", sentence: "It is gone." },
    { path: "name", sentence: "Give it a name." }
  ]
  expect(issueCounts(wrong)).toEqual({ what: 1, who: 1, waves: 0, when: 0, review: 0 })
})

const nameless = { path: "name", sentence: "Give it a name." }
const formless = { path: "action.formId", sentence: "Choose a form." }
const gone = { path: "targets[0]", sentence: "It is gone." }
const wrong = [nameless, formless, gone, { ...gone, path: "targets[1]" }]

it("of the first step nothing is said to be wrong before its field was left, or the step; of the others all is", () => {
  expect(reasonsToTell([nameless, formless, gone], [], [])).toEqual([gone])
  expect(reasonsToTell([nameless, formless, gone], ["who"], ["name"])).toEqual([nameless, gone])
  expect(reasonsToTell([nameless, formless, gone], [], ["action"])).toEqual([formless, gone])
  expect(reasonsToTell(wrong, ["what"], [])).toBe(wrong)
})

it("steps are complete that were gone on from with nothing wrong in them; the last never is", () => {
  expect(completeSteps([gone], planSteps)).toEqual(["what", "waves", "when"])
  expect(completeSteps([gone], ["what"])).toEqual(["what"])
  expect(completeSteps([nameless], [])).toEqual([])
})

it("the list says each sentence once, and in the first step not what the name says of itself there", () => {
  expect(listedReasons(wrong, "what")).toEqual([formless, gone])
  expect(listedReasons(wrong, "review")).toEqual([nameless, formless, gone])
})

it("leads from the first step to the last and back", () => {
  expect(planSteps.map((step) => besideStep(step).after)).toEqual(["who", "waves", "when", "review", null])
  expect(planSteps.map((step) => besideStep(step).before)).toEqual([null, "what", "who", "waves", "when"])
})

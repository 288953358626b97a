import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { speakGerman } from "../language/sample-speech.ts"
import { refusalMessagesInGerman, stepMessagesInGerman } from "./refusal-messages.de.ts"
import { servedRefusals } from "./refusal-messages.ts"
import { planMessagesInGerman } from "./rollout-messages.de.ts"
import { servedWords } from "./rollout-messages.ts"
import { spokenPlanReason } from "./served-plan-reasons.ts"
import { spokenRefusal } from "./served-refusals.ts"
import { spokenReason } from "./served-words.ts"

const { refusal, step } = servedRefusals()
const { plan } = servedWords()

/** As the service says them, and as a German page does. */
const refusals = [
  [refusal.notFound("0190a"), refusalMessagesInGerman.notFound("0190a")],
  [refusal.mayNotSee(4711), refusalMessagesInGerman.mayNotSee(4711)],
  [refusal.mayNotChange(12), refusalMessagesInGerman.mayNotChange(12)],
  [refusal.invalidPlan, refusalMessagesInGerman.invalidPlan],
  [refusal.movedOn, refusalMessagesInGerman.movedOn],
  [refusal.keyInUse, refusalMessagesInGerman.keyInUse],
  [refusal.tooMany(7), refusalMessagesInGerman.tooMany(7)],
  [refusal.manyStreams(30), refusalMessagesInGerman.manyStreams(30)],
  [refusal.servicesAway, refusalMessagesInGerman.servicesAway],
  [refusal.databaseAway, refusalMessagesInGerman.databaseAway],
  [refusal.failed, refusalMessagesInGerman.failed],
  [step.byAnother, stepMessagesInGerman.byAnother],
  [step.nothingToRetry, stepMessagesInGerman.nothingToRetry],
  [
    "A rollout that is watching cannot be resumed.",
    "Ein Rollout im Zustand „Beobachtet“ kann nicht fortgesetzt werden."
  ]
] as const

const planReasons = [
  [plan.unknownTarget("pos (1)", 17), planMessagesInGerman.unknownTarget("pos (1)", 17)],
  [plan.unknownDevice("pos (2)", 17), planMessagesInGerman.unknownDevice("pos (2)", 17)],
  [plan.movedTarget("pos-2", 18), planMessagesInGerman.movedTarget("pos-2", 18)],
  [plan.otherMachine("pos-3", 19), planMessagesInGerman.otherMachine("pos-3", 19)],
  [plan.notDevice("pos-4"), planMessagesInGerman.notDevice("pos-4")],
  [plan.notUtg("lane-5"), planMessagesInGerman.notUtg("lane-5")],
  [plan.withoutMachine("pos-6"), planMessagesInGerman.withoutMachine("pos-6")],
  [plan.moreAlike(3), planMessagesInGerman.moreAlike(3)],
  [plan.startPassed(2), planMessagesInGerman.startPassed(2)],
  [plan.neverOpen(2, "Europe/Paris", 1), planMessagesInGerman.neverOpen(2, "Europe/Paris", 1)],
  [plan.neverOpen(12, "UTC", 340), planMessagesInGerman.neverOpen(12, "UTC", 340)]
] as const

describe("what the rollout service refuses, in English", () => {
  it("stays as it is on an English page, but for the page's own word for a state", () => {
    for (const [said] of refusals) expect(spokenRefusal(said)).toBe(said)
    expect(spokenRefusal("A rollout that is running cannot be resumed.")).toBe(
      "A rollout that is sending cannot be resumed."
    )
    for (const [said] of planReasons) expect(spokenPlanReason(said)).toBe(said)
  })

  describe("on a German page", () => {
    let speakEnglish = () => {}
    beforeAll(() => {
      speakEnglish = speakGerman()
    })
    afterAll(() => speakEnglish())

    it.each(refusals)("is German: %s", (said, spoken) => {
      expect(spoken).not.toBe(said)
      expect(spokenRefusal(said)).toBe(spoken)
    })

    it.each(planReasons)("is German, also as the reason of a target: %s", (said, spoken) => {
      expect(spoken).not.toBe(said)
      expect([spokenPlanReason(said), spokenReason(said)]).toEqual([spoken, spoken])
    })

    it("stays as it is where the service said something else", () => {
      const others = [
        "A rollout that is asleep cannot be resumed.",
        "The machine is locked.",
        `${refusal.failed} Call me.`
      ]
      expect(others.map(spokenRefusal)).toEqual(others)
      expect(others.map(spokenPlanReason)).toEqual(others)
    })
  })
})

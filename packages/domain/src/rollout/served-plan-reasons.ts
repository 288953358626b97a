import { planRefusalMessages, servedPlanRefusals } from "./plan-refusal-messages.ts"
import { planMessages, servedWords } from "./rollout-messages.ts"
import { inWords, made, numberMark, type Reader, textMark } from "./sentence-facts.ts"

const { plan } = servedWords()
const refused = servedPlanRefusals()

const aboutTarget = (["unknownTarget", "unknownDevice", "unreadTarget", "movedTarget", "otherMachine"] as const).map(
  (key) => made(plan[key](textMark, numberMark), ([name = "", id]) => planMessages[key](name, Number(id)))
)

const aboutKind = (["notDevice", "notUtg", "withoutMachine"] as const).map((key) =>
  made(plan[key](textMark), ([name = ""]) => planMessages[key](name))
)

const aboutRecord = (["noProfile", "noForm"] as const).map((key) =>
  made(refused[key](numberMark, numberMark), ([id, account]) => planRefusalMessages[key](Number(id), Number(account)))
)

/**
 * What is wrong with a plan by what the service alone knows, or by the time that has passed since it was checked; also
 * why a target got no task.
 */
export const planReasonReaders: ReadonlyArray<Reader> = [
  ...aboutTarget,
  ...aboutKind,
  ...aboutRecord,
  made(plan.moreAlike(numberMark), ([count]) => planMessages.moreAlike(Number(count))),
  made(plan.startPassed(numberMark), ([wave]) => planMessages.startPassed(Number(wave))),
  ...[1, numberMark].map((targets) =>
    made(plan.neverOpen(numberMark, textMark, targets), ([wave, zone = "", count = "1"]) =>
      planMessages.neverOpen(Number(wave), zone, Number(count))
    )
  )
]

/** What is wrong with a plan, in the language of the page; as the service said it where that is not known. */
export const spokenPlanReason = (sentence: string): string => inWords(planReasonReaders, sentence)

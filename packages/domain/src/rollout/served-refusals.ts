import { refusalMessages, servedRefusals, stepMessages, stepNames } from "./refusal-messages.ts"
import { rolloutPageMessages } from "./rollout-page-messages.ts"
import { RolloutState } from "./rollout-record.ts"
import { inWords, made, numberMark, type Reader, textMark } from "./sentence-facts.ts"

const { names, step, refusal } = servedRefusals()

const fixed = (["invalidPlan", "movedOn", "keyInUse", "servicesAway", "databaseAway", "failed"] as const).map((key) =>
  made(refusal[key], () => refusalMessages[key])
)

const counted = (["mayNotSee", "mayNotChange", "tooMany", "manyStreams"] as const).map((key) =>
  made(refusal[key](numberMark), ([count]) => refusalMessages[key](Number(count)))
)

const events = ["START", "ADVANCE", "PAUSE", "RESUME", "STOP", "RETRY"] as const

const notNow = made(step.notNow(textMark, textMark), ([state = "", name = ""]) => {
  const event = events.find((each) => names[each] === name)
  const known = RolloutState.literals.find((each) => each === state)
  return event === undefined || known === undefined
    ? null
    : stepMessages.notNow(stepNames[event], rolloutPageMessages.states[known])
})

const readers: ReadonlyArray<Reader> = [
  ...fixed,
  ...counted,
  ...(["byAnother", "nothingToRetry"] as const).map((key) => made(step[key], () => stepMessages[key])),
  notNow,
  made(refusal.notFound(textMark), ([id = ""]) => refusalMessages.notFound(id))
]

/** Why the rollout service refused a request, in the language of the page; as it said it where that is not known. */
export const spokenRefusal = (said: string): string => inWords(readers, said)

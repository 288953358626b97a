import { answered, found } from "@command-center/domain/write/made"
import { Result } from "effect"
import { serviceAnswers, type Transition } from "../../walks/support/plan.ts"
import { failures, lookedUp } from "./answers.ts"

/** What every machine that creates a record is given. */
export const creation = { businessEntityId: 42, names: ["Night"], namesUnknown: null, canEdit: true } as const

/** What may be asked for in every dialog of a new record, besides what is typed. */
export const creating = {
  submit: [{}],
  cancel: [{}],
  edit: [{}],
  discard: [{}],
  "others.removed": [{}],
  "others.kept": [{}]
} as const
export const nameTyped = [{ draft: { name: "Day" } }, { draft: { name: "Night" } }, { draft: { name: "" } }] as const

export const creationEnds = <Made>(made: Made, other: Made) => ({
  create: {
    created: Result.succeed(answered(made)),
    madeAgain: Result.succeed(found([made, other])),
    ...lookedUp,
    found: Result.succeed(found([made]))
  },
  removeOthers: { removed: Result.succeed(null), ...failures }
})

/** Of the walks through every such dialog. */
export const creationWalks = {
  outcomes: { create: ["created", "found", "madeAgain", "refused", "notDone", "unauthorized"], removeOthers: [] },
  answers: { found: serviceAnswers.lost, madeAgain: serviceAnswers.lost },
  longest: 60
} as const

/** Why nobody types or brings about that, where the draft has this name. */
export const whyNotCreated = ({ event, outcome }: Transition, name: string): string | null => {
  if (outcome === "madeAgain") return "no two records of this service have the same name"
  return event.type === "draft.changed" && event["draft"].name === name ? "typing what is there changes nothing" : null
}

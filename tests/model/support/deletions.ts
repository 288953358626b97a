import { Result } from "effect"
import { serviceAnswers } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { lookedUp } from "./answers.ts"

/** What every machine that deletes a record has: its rights, what is asked of it, how it may end. */
export const deletion = { businessEntityId: 42, canEdit: true } as const
export const deleting = {
  user: {
    "typed.changed": [{ value: "Bar" }, { value: "Ba" }],
    confirm: [{}],
    cancel: [{}]
  },
  outcomes: {
    deleteRow: { deleted: Result.succeed(undefined), ...lookedUp, found: Result.succeed(undefined) }
  }
} as const

export const deletionWalks = {
  outcomes: { deleteRow: ["deleted", "refused", "found", "notDone", "notLookedUp", "unauthorized"] },
  answers: { found: serviceAnswers.lost },
  leaves: atLogin,
  longest: 60
} as const
/** Of a dialog that asks for no word. */
export const withoutWord = {
  ...deletionWalks,
  does: ({ type }: { readonly type: string }): boolean => type !== "typed.changed"
} as const

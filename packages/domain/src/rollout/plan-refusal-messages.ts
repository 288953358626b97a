import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"

const { rangeOverflow, valueMissing } = constraintMessages

/** What a plan may not ask for though it has the form of one: times too far away, and what is not there to be given. */
export const planRefusalMessages = {
  startTooFar: (wave: number, latest: string): string =>
    followedBy(rangeOverflow(latest), `The start of wave ${wave} is too far away. Choose an earlier one.`),
  noProfile: (profile: number, account: number): string =>
    `There is no profile ${profile} at the account ${account}, or you may not see it. Choose another profile.`,
  noForm: (form: number, account: number): string =>
    `There is no form ${form} at the account ${account}, or you may not see it. Choose another form.`,
  profileAlone: followedBy(
    valueMissing,
    "A profile is named by its id and its account. Give both, or null for both to take the profile away."
  )
} as const

const served = { ...planRefusalMessages }

/** As the rollout service says them, which speaks English whatever the page speaks. */
export const servedPlanRefusals = (): typeof served => served

translatable({ planRefusalMessages })

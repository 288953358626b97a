import { translatable } from "../language/translatable.ts"

/** What a person does to a rollout, as it is then. */
export const stepNames = {
  START: "started",
  ADVANCE: "moved on",
  PAUSE: "paused",
  RESUME: "resumed",
  STOP: "stopped",
  RETRY: "retried"
} as const

/** Why a step is refused. */
export const stepMessages = {
  byAnother:
    "This wave needs the approval of someone other than the rollout's creator. Ask a colleague who may edit here.",
  nothingToRetry: "No target has failed, so there is nothing to retry.",
  notNow: (step: string, state: string): string => `A rollout that is ${state.toLowerCase()} cannot be ${step}.`
} as const

/** Why the rollout service does not carry out what a page or a script asks of it, each with the remedy. */
export const refusalMessages = {
  notFound: (id: string): string =>
    `There is no rollout ${id}, or you may not see it. Look for it in the list of its account.`,
  mayNotSee: (account: number): string =>
    `You may not see rollouts at the account ${account}: it is none of yours. Choose one of your accounts.`,
  mayNotChange: (account: number): string =>
    `You may not change rollouts at the account ${account}: the edit right for what it changes is missing. Ask whoever gives rights at that account for it.`,
  invalidPlan: "The plan cannot be run as it is. The reasons say what to change.",
  movedOn:
    "The rollout has moved on since it was seen, so this would be about something else. Look at it again, and decide anew.",
  keyInUse: "The request with this Idempotency-Key is being carried out. Ask again in a moment.",
  tooMany: (seconds: number): string => `There were too many requests. Try again in ${seconds} s.`,
  manyStreams: (seconds: number): string => `Too many clients follow rollouts here. Try again in ${seconds} s.`,
  servicesAway: "The services of the deployment do not answer. Try again later.",
  databaseAway: "The database of the rollout service does not answer. Try again in a moment.",
  failed: "The rollout service failed to carry out the request. Try again later."
} as const

const served = { names: { ...stepNames }, step: { ...stepMessages }, refusal: { ...refusalMessages } }

/** As the rollout service says them, which speaks English whatever the page speaks. */
export const servedRefusals = (): typeof served => served

translatable({ stepNames, stepMessages, refusalMessages })

import { translatable } from "../language/translatable.ts"

/** Calls that were answered, but not as asked (document 1 §8, document 2 §8). */
export const answerMessages = {
  /** A call that was answered 401. */
  unauthorized: "Unauthorized: Please login from the old environment.",
  /** The generic helper's text where an error answer has no message of its own, with its status text. */
  requestFailed: (statusText: string): string =>
    statusText === "" ? "API request failed" : `API request failed (${statusText})`,
  /** Calls with an action of their own. */
  failedTo: (action: string, statusText: string): string => `Failed to ${action}. Status: ${statusText}`
} as const

translatable({ answerMessages })

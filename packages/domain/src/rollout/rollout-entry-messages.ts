import { translatable } from "../language/translatable.ts"

/** What leads from a list to the page that plans a rollout. */
export const rolloutEntryMessages = {
  entry: "Plan a rollout",
  planAll: "Plan a rollout for all found"
} as const

translatable({ rolloutEntryMessages })

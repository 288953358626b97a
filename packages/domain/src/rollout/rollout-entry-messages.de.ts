import type { Translation } from "../language/translation.ts"
import type { rolloutEntryMessages } from "./rollout-entry-messages.ts"

export const rolloutEntryMessagesInGerman = {
  entry: "Rollout planen",
  planAll: "Rollout für alle gefundenen planen"
} as const satisfies Translation<typeof rolloutEntryMessages>

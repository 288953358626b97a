import type { Translation } from "../language/translation.ts"
import type { listedMessages } from "./listed-messages.ts"

export const listedMessagesInGerman = {
  andMore: (listed, count) => `${listed} und ${count} weitere`
} as const satisfies Translation<typeof listedMessages>

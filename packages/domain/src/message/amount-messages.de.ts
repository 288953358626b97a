import type { Translation } from "../language/translation.ts"
import type { amountMessages } from "./amount-messages.ts"

export const amountMessagesInGerman = {
  thousands: ".",
  decimal: ",",
  units: ["Byte", "kB", "MB", "GB"]
} as const satisfies Translation<typeof amountMessages>

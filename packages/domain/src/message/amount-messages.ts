import { translatable } from "../language/translatable.ts"

/** How numbers are written. */
export const amountMessages = {
  thousands: ",",
  decimal: ".",
  units: ["bytes", "kB", "MB", "GB"]
} as const

translatable({ amountMessages })

import { translatable } from "../language/translatable.ts"

/** How the dashboard's tables of figures are headed. */
export const fleetLabels = {
  utgStatus: "UTG Status",
  version: "Version",
  standing: "Standing",
  stretch: "Period",
  day: "Day",
  hour: "Hour",
  all: "All",
  notOnline: "UTGs not online",
  share: "Share",
  count: "Count",
  notOnlineOf: (name: string): string => `${name}: not online`
} as const

translatable({ fleetLabels })

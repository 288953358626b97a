import type { RowOf } from "../rows/row-fields.ts"

/** The status of a machine as the service answers it (contract "Management service"). */
export const machineStatusFields = {
  status: "text",
  lastKnownCommunication: "date",
  nextPredictedCommunication: "date",
  standardTimeZone: "text",
  windowsVersion: "text"
} as const

/** What is known of the machine of a UTG; dates are normalised ISO UTC text, null where nothing is known. */
export type MachineStatus = RowOf<typeof machineStatusFields>

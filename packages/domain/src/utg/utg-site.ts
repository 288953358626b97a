import type { Site } from "../site-time/site-time.ts"
import type { UtgRow } from "./utg.ts"

/** Where a UTG stands, by the clocks of its machine. */
export const siteOfUtg = (row: Pick<UtgRow, "componentId" | "machineStatusEntityStandardTimeZone">): Site => ({
  id: row.componentId,
  reportedZone: row.machineStatusEntityStandardTimeZone
})

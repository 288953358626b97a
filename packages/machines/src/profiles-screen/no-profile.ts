import type { ProfileRow } from "@command-center/domain/profile/profile"

/** Stands where no profile was chosen, which the chart never lets a flow see. */
export const noProfile: ProfileRow = {
  id: 0,
  name: null,
  businessEntityId: null,
  parentName: null,
  type: null,
  version: null,
  createdAt: null,
  lastUpdatedAt: null,
  lastAppliedAt: null,
  schemaVersion: null,
  deviceCount: null,
  businessEntitySummary: null,
  config: null
}

import type { ProfileRow } from "./profile.ts"

/** A profile row for tests, complete, with what a test cares about put in place. */
export const sampleProfile = (changes: Partial<ProfileRow> = {}): ProfileRow => ({
  id: 400,
  name: "Hotel front desk",
  businessEntityId: 43,
  parentName: "Harbour Hotels",
  type: 1,
  version: 3,
  createdAt: null,
  lastUpdatedAt: null,
  lastAppliedAt: null,
  schemaVersion: null,
  deviceCount: 0,
  businessEntitySummary: null,
  config: null,
  ...changes
})

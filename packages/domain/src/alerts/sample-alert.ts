import type { AlertRule } from "./alert-rule.ts"

/** A whole rule for tests. */
export const sampleAlert: AlertRule = {
  id: "a1",
  name: "Offline",
  businessEntityId: 12,
  area: "utgs",
  view: "Offline",
  query: "search=offline",
  direction: "more",
  limit: 5,
  isOn: true,
  snoozedUntil: null,
  revision: 1
}

/**
 * What `npm run test:long` tries, in the order of its table. The files of a row are `tests/long/<key>.test.ts` (in
 * process), `tests/long/<key>.spec.ts` (in the browser), or `<key>-<what>` where it has several.
 */
export const longRows = [
  { key: "every-call-status", name: "Every call × every status" },
  { key: "every-call-transport", name: "Every call × transport faults" },
  { key: "decoders", name: "Decoders: mutated answers" },
  { key: "reads", name: "Reads" },
  { key: "writes", name: "Writes" },
  { key: "double-submission", name: "Double submission" },
  { key: "hostile-requests", name: "Hostile requests" },
  { key: "filter-agreement", name: "Filters in SQL and in memory" },
  { key: "operations", name: "Operations on many targets" },
  { key: "rollouts", name: "Rollouts, killed at any moment" },
  { key: "answers-out-of-order", name: "Answers out of order, account switched in flight" },
  { key: "targets-frozen", name: "Targets frozen when a dialog opens" },
  { key: "two-tabs", name: "Two tabs, other user or account, sign-out in one" },
  { key: "storage", name: "Storage corrupt, wrong type, huge, full, denied, cleared" },
  { key: "unsaved-changes", name: "Unsaved changes" },
  { key: "token-dies", name: "Token dies anywhere" },
  { key: "time", name: "Time" },
  { key: "offline", name: "Offline, flapping, sleep" },
  { key: "new-release", name: "A new release while open" },
  { key: "render-crash", name: "Render crash, rejected promise, machine error" },
  { key: "eight-hours", name: "Eight hours, 500 navigations" },
  { key: "firefox", name: "The main job in Firefox" }
] as const

export type RowName = (typeof longRows)[number]["name"]

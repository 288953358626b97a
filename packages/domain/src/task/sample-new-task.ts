import type { NewTask } from "./new-task.ts"

/** A restart of `sampleUtg` as it is sent, for tests; say only what matters. */
export const sampleNewTask = (changes: Partial<NewTask> = {}): NewTask => ({
  businessEntityId: 42,
  componentId: 501,
  machinePermanentId: "9d2f1c3e-1111-4222-8333-444455556666",
  type: 3,
  instructions: '{"componentRunningMode":1}',
  runAfter: "2026-11-21T05:00:00.000Z",
  lastUpdatedAt: "2026-11-20T15:15:00.000Z",
  lastUpdatedBy: 1,
  status: 0,
  bulkLabel: "Restart UTG",
  label: "Restart UTG: Lane 1 (501)",
  hash: null,
  signature: null,
  taskGroupId: null,
  version: 0,
  resultDetails: null,
  resultMessage: null,
  ...changes
})

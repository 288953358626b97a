import { expect, it } from "vitest"
import { type OperationRecord, oneCallForAll, startedOperation, type TargetResult } from "./operation.ts"
import { isUndone } from "./undone.ts"

const record = (results: Readonly<Record<string, TargetResult>>): OperationRecord => ({
  ...startedOperation(
    {
      kind: "schedule",
      businessEntityId: 42,
      title: "Schedule Task",
      instructions: oneCallForAll([1, 2].map((id) => ({ id, name: `Lane ${id}`, content: null }))),
      leftOut: []
    },
    { id: "a", userId: 7, startedAt: "2026-11-21T12:00:00.000Z" }
  ),
  results
})

it("is undone where all was refused or never left, and nothing is under way or not confirmed", () => {
  const failed = { status: "failed", sentence: "Fault 500" } as const
  expect([
    isUndone(record({ 1: failed, 2: failed })),
    isUndone(record({ 1: failed })),
    isUndone(record({})),
    isUndone(record({ 1: failed, 2: { status: "accepted" } })),
    isUndone(record({ 1: failed, 2: { status: "unknown", sentence: null } })),
    isUndone(record({ 1: failed, 2: { status: "sending" } }))
  ]).toEqual([true, true, true, false, false, false])
})

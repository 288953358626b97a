import { expect, it } from "vitest"
import { isNothingDone } from "./nothing-done.ts"
import { type OperationRecord, oneCallForAll, startedOperation, type TargetResult } from "./operation.ts"

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
    isNothingDone(record({ 1: failed, 2: failed })),
    isNothingDone(record({ 1: failed })),
    isNothingDone(record({})),
    isNothingDone(record({ 1: failed, 2: { status: "accepted" } })),
    isNothingDone(record({ 1: failed, 2: { status: "unknown", sentence: null } })),
    isNothingDone(record({ 1: failed, 2: { status: "sending" } }))
  ]).toEqual([true, true, true, false, false, false])
})

import { type OperationPlan, type OperationRecord, oneCallEach, startedOperation } from "./operation.ts"

/** Targets 1 to `count`, each with a call of its own. */
export const samplePlan = (count: number, change: Partial<OperationPlan> = {}): OperationPlan => ({
  kind: "remove",
  businessEntityId: 42,
  title: "Remove UTGs",
  instructions: oneCallEach(
    Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `UTG ${at + 1}`, content: { number: at + 1 } }))
  ),
  leftOut: [],
  ...change
})

export const sampleOperation = (count: number, change: Partial<OperationRecord> = {}): OperationRecord => ({
  ...startedOperation(samplePlan(count), { id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" }),
  ...change
})

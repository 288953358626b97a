import {
  type OperationPlan,
  type OperationRecord,
  oneCallForAll,
  startedOperation,
  type TargetResult,
  targetsOf
} from "@command-center/domain/operation/operation"

const plan: OperationPlan = {
  kind: "schedule",
  businessEntityId: 42,
  title: "Schedule Task",
  instructions: oneCallForAll([1, 2].map((id) => ({ id, name: `Lane ${id}`, content: null }))),
  leftOut: []
}
const refused: TargetResult = { status: "failed", sentence: "The service is down for maintenance." }

const isPlan = (input: unknown): input is { readonly plan: OperationPlan } => Object.hasOwn(Object(input), "plan")

/** The plan that a flow gave its operation. */
export const planOf = (input: unknown): OperationPlan => {
  if (!isPlan(input)) throw new Error("The operation has no plan.")
  return input.plan
}

/** What is sent for each target. */
export const contentsOf = (input: unknown): ReadonlyArray<unknown> =>
  targetsOf(planOf(input)).map(({ content }) => content)

/** An operation as it ends, with what came of each target by its place. */
const ended = (resultOf: (at: number) => TargetResult | undefined, of: OperationPlan = plan): OperationRecord => ({
  ...startedOperation(of, { id: "a", userId: 7, startedAt: "2026-11-20T15:20:00.000Z" }),
  results: Object.fromEntries(
    targetsOf(of).flatMap(({ id }, at) => {
      const result = resultOf(at)
      return result === undefined ? [] : [[id, result]]
    })
  )
})

export const records = {
  accepted: ended((at) => ({ status: "accepted", detail: `Update UTG, Task Id ${801 + at}` })),
  refused: ended(() => refused),
  notSent: ended(() => undefined),
  partly: ended((at) => (at === 0 ? { status: "accepted" } : { status: "unknown", sentence: null }))
}

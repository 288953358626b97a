import type { Instruction, OperationRecord, TargetResult } from "@command-center/domain/operation/operation"
import { startedOperation } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { reopened, resultOf, retryOf, withResults } from "@command-center/domain/operation/operation-results"
import { Result } from "effect"
import { isUnknown } from "../actor-logic/failure.ts"
import type {
  CallOutcome,
  CallSettled,
  LookedUp,
  LookUpOutcome,
  OperationContext,
  OperationInput,
  UnknownTargets
} from "./operation.types.ts"

/** Calls that are under way at one time. */
export const callsAtOnce = 4

type Change = Partial<OperationContext>

const notBegun = { id: "", userId: 0, startedAt: "" }

export const contextOf = (input: OperationInput): OperationContext => {
  const isReopened = "record" in input
  const record = isReopened ? reopened(input.record) : startedOperation(input.plan, notBegun)
  return {
    record,
    isReopened,
    waiting: isReopened ? [] : record.instructions,
    calling: [],
    chosen: [],
    failure: null
  }
}

export const callId = ({ id }: Instruction): string => `call.${id}`

const withSame = (record: OperationRecord, { targets }: Instruction, result: TargetResult): OperationRecord =>
  withResults(
    record,
    targets.map(({ id }) => [id, result] as const)
  )

/** The instructions that leave now, and the operation in which their targets are under way. */
export const leaving = ({ record, waiting, calling }: OperationContext) => {
  const next = waiting.slice(0, callsAtOnce - calling.length)
  const marked = next.reduce<OperationRecord>(
    (before, instruction) => withSame(before, instruction, { status: "sending" }),
    record
  )
  return {
    next,
    change: { record: marked, waiting: waiting.slice(next.length), calling: [...calling, ...next], failure: null }
  }
}

const answered = (record: OperationRecord, instruction: Instruction, outcome: CallOutcome): OperationRecord =>
  Result.match(outcome, {
    onSuccess: (results) => {
      const ids = new Set(instruction.targets.map(({ id }) => id))
      const own = results.filter(([id]) => ids.has(id))
      return withResults(withSame(record, instruction, { status: "accepted" }), own)
    },
    onFailure: (failure) =>
      withSame(record, instruction, {
        status: isUnknown(failure) ? "unknown" : "failed",
        sentence: failure.sentence
      })
  })

const settled = (
  context: OperationContext,
  actorId: string,
  next: (record: OperationRecord, instruction: Instruction) => OperationRecord
): Change => {
  const instruction = context.calling.find((each) => callId(each) === actorId)
  if (instruction === undefined) return {}
  return {
    record: next(context.record, instruction),
    calling: context.calling.filter((each) => each !== instruction)
  }
}

export const withAnswer = (context: OperationContext, { actorId, outcome }: CallSettled): Change =>
  settled(context, actorId, (record, instruction) => answered(record, instruction, outcome))

/** A defect after the call left says nothing about what the service did with it. */
export const withDefect = (context: OperationContext, actorId: string): Change =>
  settled(context, actorId, (record, instruction) =>
    withSame(record, instruction, { status: "unknown", sentence: null })
  )

const isUnknownIn = (record: OperationRecord, id: number): boolean => resultOf(record, id).status === "unknown"

/** Sending them again could do it twice, or undo what somebody did meanwhile, so the service is asked first. */
export const mustLookUp = ({ record }: OperationContext, ids: ReadonlyArray<number>): boolean =>
  retryOf(record, ids).some(({ targets }) => targets.some(({ id }) => isUnknownIn(record, id)))

export const toLookUp = ({ record, chosen }: OperationContext): UnknownTargets => ({
  record,
  instructions: retryOf(
    record,
    chosen.filter((id) => isUnknownIn(record, id))
  )
})

const lookedUpResult = (found: LookedUp | undefined): TargetResult => {
  if (found?.state === "missing") return { status: "notSent" }
  if (found?.state !== "found") return { status: "unknown", sentence: operationMessages.stillUnknown }
  const { detail, taskId, again = [] } = found
  return {
    status: "accepted",
    ...(detail === undefined ? {} : { detail }),
    ...(taskId === undefined ? {} : { taskId }),
    ...(again.length === 0 ? {} : { again })
  }
}

/** What was found is done, what is missing is sent again, what is still unclear stays as it is. */
export const withLookUp = (context: OperationContext, outcome: LookUpOutcome): Change => {
  const found = new Map(Result.getOrElse(outcome, () => []).map((each) => [each.id, each]))
  const asked = toLookUp(context).instructions.flatMap(({ targets }) => targets)
  const record = withResults(
    context.record,
    asked.map(({ id }) => [id, lookedUpResult(found.get(id))] as const)
  )
  const again = context.chosen.filter((id) => !isUnknownIn(record, id))
  return { record, waiting: retryOf(record, again), chosen: [] }
}

import type { WriteError } from "@command-center/api/writes/write-error"
import {
  type InstructionTarget,
  type OperationKind,
  type OperationPlan,
  type OperationRecord,
  type OperationStart,
  oneCallEach,
  oneCallForAll,
  type TargetResult
} from "@command-center/domain/operation/operation"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { bulkCallMachine } from "@command-center/machines/operation/bulk-call"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import type {
  CallOutcome,
  InstructionCall,
  LookUpOutcome,
  UnknownTargets
} from "@command-center/machines/operation/operation.types"
import { Result } from "effect"
import { createActor, fromPromise, waitFor } from "xstate"
import { failureOf } from "../../../apps/console/src/app/from-effect.ts"
import { lookUpTargets, operationCalls } from "../../../apps/console/src/operations/operation-calls.ts"
import type { Estate, Program } from "./estate.ts"

/** Stands between the console and the service: whose part it kept from the service, and what it says of them. */
export type BeforeService = (call: InstructionCall) => {
  readonly kept: ReadonlyArray<readonly [number, TargetResult]>
}

export interface BulkCall {
  readonly kind: OperationKind
  readonly account: number
  readonly targets: ReadonlyArray<InstructionTarget>
  readonly startedAt: Date
  readonly before?: BeforeService | undefined
  /** Where the service takes one target with each call. */
  readonly isOneEach?: boolean
}

/** Sends as the console does, by its own calls, and gives the operation when it rests. */
export const startBulkCall = async (
  estate: Estate,
  { kind, account, targets, startedAt, before, isOneEach = false }: BulkCall
) => {
  const outcomeOf = async <A>(program: Program<A, WriteError>): Promise<Result.Result<A, Failure>> =>
    Result.mapError(await estate.outcome(program), failureOf)
  const calls: Array<ReadonlyArray<number>> = []
  const instructions = isOneEach ? oneCallEach(targets) : oneCallForAll(targets)
  const plan: OperationPlan = { kind, businessEntityId: account, title: kind, instructions, leftOut: [] }
  const start = { id: kind, userId: 1, startedAt: startedAt.toISOString() }
  const actor = createActor(
    (isOneEach ? operationMachine : bulkCallMachine).provide({
      actors: {
        begin: fromPromise<OperationStart, OperationPlan>(() => Promise.resolve(start)),
        callInstruction: fromPromise<CallOutcome, InstructionCall>(async ({ input }) => {
          const kept = before?.(input).kept ?? []
          const lost = new Set(kept.map(([id]) => id))
          calls.push(input.instruction.targets.map(({ id }) => id))
          const passed = input.instruction.targets.filter(({ id }) => !lost.has(id))
          const instruction = { ...input.instruction, targets: passed }
          const outcome = await outcomeOf(operationCalls[kind]({ ...input, instruction }))
          return Result.map(outcome, (results) => [...results, ...kept])
        }),
        lookUp: fromPromise<LookUpOutcome, UnknownTargets>(({ input }) => outcomeOf(lookUpTargets(input)))
      }
    }),
    { input: { plan } }
  ).start()
  const rest = async (): Promise<OperationRecord> => {
    const snapshot = await waitFor(actor, (now) => now.status === "done" || !now.hasTag("busy"), { timeout: 30_000 })
    return snapshot.context.record
  }
  return {
    /** The targets of each call, in the order of the calls. */
    calls,
    record: await rest(),
    retry: async (ids: ReadonlyArray<number>) => {
      actor.send({ type: "retry", ids })
      return rest()
    }
  }
}

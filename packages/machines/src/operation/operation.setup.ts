import { recordMessages } from "@command-center/domain/message/record-messages"
import type { OperationPlan, OperationRecord, OperationStart } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { outcomeCsv, outcomeFileName, outcomeText } from "@command-center/domain/operation/operation-outcome"
import { isDone, madeAgain, retryOf, withoutAgain } from "@command-center/domain/operation/operation-results"
import { summaryOf } from "@command-center/domain/operation/operation-summary"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { isRefusal } from "../actor-logic/session-back.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import { callId, leaving, mustLookUp, withAnswer, withDefect, withLookUp } from "./operation.changes.ts"
import type {
  CallResults,
  CallSettled,
  InstructionCall,
  LookedUp,
  LookUpOutcome,
  OperationContext,
  OperationEmitted,
  OperationEvent,
  OperationInput,
  OthersToRemove,
  UnknownTargets
} from "./operation.types.ts"

/** What an operation is made of; its chart stands in operation.machine.ts. */
export const operationSetup = setup({
  types: {
    input: {} as OperationInput,
    context: {} as OperationContext,
    events: {} as OperationEvent,
    emitted: {} as OperationEmitted,
    output: {} as OperationRecord,
    tags: {} as "busy" | "sending" | "crashed"
  },
  actors: {
    begin: fromPromise<OperationStart, OperationPlan>(() =>
      Promise.reject(new Error('actor "begin" was not provided'))
    ),
    callInstruction: unprovided<InstructionCall, CallResults, Failure>("callInstruction"),
    lookUp: unprovided<UnknownTargets, ReadonlyArray<LookedUp>, Failure>("lookUp"),
    removeOthers: unprovided<OthersToRemove, unknown, Failure>("removeOthers")
  },
  guards: {
    isRefused: ({ context }) => isRefusal(context.failure),
    isReopened: ({ context }) => context.isReopened,
    isNothingLeft: ({ context }) => context.waiting.length === 0 && context.calling.length === 0,
    isNothingCalling: ({ context }) => context.calling.length === 0,
    isAllAccepted: ({ context }) => isDone(context.record),
    isThereAgain: ({ context }) => madeAgain(context.record).length > 0,
    isRetryable: ({ context }, ids: ReadonlyArray<number>) => retryOf(context.record, ids).length > 0,
    mustLookUp: ({ context }, ids: ReadonlyArray<number>) => mustLookUp(context, ids),
    succeeded: (_, outcome: Outcome<unknown, Failure>) => Result.isSuccess(outcome),
    wasUnauthorized: (_, outcome: Outcome<unknown, Failure>) =>
      Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setStart: assign(({ context }, start: OperationStart) => ({ record: { ...context.record, ...start } })),
    startCalls: enqueueActions(({ context, enqueue }) => {
      const { next, change } = leaving(context)
      enqueue.assign(change)
      enqueue.emit({ type: "operation.kept", record: change.record })
      for (const instruction of next) {
        enqueue.spawnChild("callInstruction", {
          id: callId(instruction),
          input: { record: change.record, instruction }
        })
      }
    }),
    recordAnswer: assign(({ context }, settled: CallSettled) => withAnswer(context, settled)),
    recordDefect: assign(({ context }, actorId: string) => withDefect(context, actorId)),
    sendNoMore: assign({ waiting: [] }),
    sendAgain: assign(({ context }, ids: ReadonlyArray<number>) => ({ waiting: retryOf(context.record, ids) })),
    choose: assign((_, chosen: ReadonlyArray<number>) => ({ chosen, failure: null })),
    useLookUp: assign(({ context }, outcome: LookUpOutcome) => withLookUp(context, outcome)),
    setLookUpFailure: assign((_, outcome: LookUpOutcome) => ({
      chosen: [],
      failure: operationMessages.lookUpFailed(Result.isFailure(outcome) ? outcome.failure.sentence : "")
    })),
    forgetFailure: assign({ failure: null }),
    setLookUpDefect: assign({ chosen: [], failure: operationMessages.lookUpFailed("") }),
    setOthersGone: assign(({ context }) => ({ record: withoutAgain(context.record), failure: null })),
    setOthersStay: assign((_, outcome: Outcome<unknown, Failure>) => ({
      failure: writeMessages.othersStay(Result.isFailure(outcome) ? outcome.failure.sentence : "")
    })),
    setOthersDefect: assign({ failure: writeMessages.othersStay(recordMessages.crashed) }),
    setOthersStopped: assign({ failure: writeMessages.othersStopped }),
    tellOthersGone: emit({ type: "toast", kind: "success", text: writeMessages.othersRemoved }),
    keep: emit(({ context }) => ({ type: "operation.kept", record: context.record })),
    tellForgotten: emit(({ context }) => ({ type: "operation.forgotten", id: context.record.id })),
    tellClosed: emit(({ context }) => ({ type: "operation.closed", id: context.record.id })),
    tellSettled: emit(({ context }) => ({ type: "toast", ...summaryOf(context.record) })),
    tellCopied: emit(({ context }) => ({
      type: "copy",
      text: outcomeText(context.record),
      copied: operationMessages.copied
    })),
    tellDownload: emit(({ context }) => ({
      type: "download",
      fileName: outcomeFileName(context.record),
      content: outcomeCsv(context.record)
    })),
    tellRowsChanged: sendTo(screenOf, rowsChanged),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
})

import type { OperationPlan, OperationRecord, OperationStart } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { outcomeCsv, outcomeFileName, outcomeText } from "@command-center/domain/operation/operation-outcome"
import { isAccepted, retryOf } from "@command-center/domain/operation/operation-results"
import { summaryOf } from "@command-center/domain/operation/operation-summary"
import { Result } from "effect"
import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
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
  UnknownTargets
} from "./operation.types.ts"
import {
  callId,
  contextOf,
  leaving,
  mustLookUp,
  toLookUp,
  withAnswer,
  withDefect,
  withLookUp
} from "./operation-facts.ts"

/**
 * One operation on many targets, of whatever kind: four calls at a time, a result for each target, and what was not
 * accepted can be chosen again. One that was kept from before begins where it was left. Ends with the record.
 */
export const operationMachine = setup({
  types: {
    input: {} as OperationInput,
    context: {} as OperationContext,
    events: {} as OperationEvent,
    emitted: {} as OperationEmitted,
    output: {} as OperationRecord,
    tags: {} as "busy" | "crashed"
  },
  actors: {
    begin: fromPromise<OperationStart, OperationPlan>(() =>
      Promise.reject(new Error('actor "begin" was not provided'))
    ),
    callInstruction: unprovided<InstructionCall, CallResults, Failure>("callInstruction"),
    lookUp: unprovided<UnknownTargets, ReadonlyArray<LookedUp>, Failure>("lookUp")
  },
  guards: {
    isReopened: ({ context }) => context.isReopened,
    isNothingLeft: ({ context }) => context.waiting.length === 0 && context.calling.length === 0,
    isNothingCalling: ({ context }) => context.calling.length === 0,
    isAllAccepted: ({ context }) => isAccepted(context.record),
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
    setLookUpDefect: assign({ chosen: [], failure: operationMessages.lookUpFailed("") }),
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
}).createMachine({
  id: "operation",
  context: ({ input }) => contextOf(input),
  initial: "beginning",
  output: ({ context }) => context.record,
  states: {
    beginning: { always: [{ guard: "isReopened", target: "settled" }, { target: "opening" }] },
    opening: {
      tags: "busy",
      invoke: {
        id: "begin",
        src: "begin",
        input: ({ context }) => context.record,
        onDone: { target: "running", actions: { type: "setStart", params: ({ event }) => event.output } },
        onError: "crashed"
      },
      on: { stop: "finished" }
    },
    running: {
      tags: "busy",
      entry: "startCalls",
      always: { guard: "isNothingLeft", target: "settled", actions: ["tellSettled", "tellRowsChanged"] },
      on: {
        "xstate.done.actor.call.*": [
          {
            guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
            target: "stopping",
            actions: [
              { type: "recordAnswer", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
              "keep",
              "tellUnauthorized"
            ]
          },
          {
            actions: [
              { type: "recordAnswer", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
              "startCalls"
            ]
          }
        ],
        "xstate.error.actor.call.*": {
          actions: [{ type: "recordDefect", params: ({ event }) => event.actorId }, "startCalls"]
        },
        stop: "stopping"
      }
    },
    stopping: {
      tags: "busy",
      entry: "sendNoMore",
      always: { guard: "isNothingCalling", target: "settled", actions: ["tellSettled", "tellRowsChanged"] },
      on: {
        "xstate.done.actor.call.*": [
          {
            guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
            actions: [
              { type: "recordAnswer", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
              "keep",
              "tellUnauthorized"
            ]
          },
          {
            actions: [
              { type: "recordAnswer", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
              "keep"
            ]
          }
        ],
        "xstate.error.actor.call.*": {
          actions: [{ type: "recordDefect", params: ({ event }) => event.actorId }, "keep"]
        }
      }
    },
    settled: {
      always: { guard: "isAllAccepted", target: "finished", actions: "tellForgotten" },
      on: {
        retry: [
          {
            guard: { type: "mustLookUp", params: ({ event }) => event.ids },
            target: "lookingUp",
            actions: { type: "choose", params: ({ event }) => event.ids }
          },
          {
            guard: { type: "isRetryable", params: ({ event }) => event.ids },
            target: "running",
            actions: { type: "sendAgain", params: ({ event }) => event.ids }
          }
        ],
        copy: { actions: "tellCopied" },
        download: { actions: "tellDownload" },
        close: { target: "finished", actions: "tellClosed" },
        forget: { target: "finished", actions: "tellForgotten" }
      }
    },
    lookingUp: {
      tags: "busy",
      invoke: {
        id: "lookUp",
        src: "lookUp",
        input: ({ context }) => toLookUp(context),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "running",
            actions: { type: "useLookUp", params: ({ event }) => event.output }
          },
          {
            guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
            target: "settled",
            actions: [{ type: "setLookUpFailure", params: ({ event }) => event.output }, "tellUnauthorized"]
          },
          { target: "settled", actions: { type: "setLookUpFailure", params: ({ event }) => event.output } }
        ],
        onError: { target: "settled", actions: "setLookUpDefect" }
      },
      on: { stop: "settled" }
    },
    crashed: { tags: "crashed", on: { close: "finished" } },
    finished: { type: "final" }
  }
})

import { Result } from "effect"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  CallSettled,
  OperationContext,
  OperationEvent,
  OperationInput,
  OperationReport,
  OperationTarget,
  TargetResult
} from "./operation.types.ts"
import { allSucceeded, firstReason, reportOf, resultOf, targetsToRetry } from "./operation-report.ts"

/** Calls that are under way at one time. */
export const callsAtOnce = 4

const idOfCall = (actorId: string): number => Number(actorId.slice("call.".length))

const settledWith = (
  { results, calling }: OperationContext<OperationTarget>,
  actorId: string,
  result: TargetResult
): Pick<OperationContext<OperationTarget>, "results" | "calling"> => {
  const settled = idOfCall(actorId)
  return { results: new Map([...results, [settled, result]]), calling: calling.filter((id) => id !== settled) }
}

const distinct = <Target extends OperationTarget>(targets: ReadonlyArray<Target>): ReadonlyArray<Target> => [
  ...new Map(targets.map((target) => [target.id, target])).values()
]

/** One call per target, four at a time, a result for each; what failed can be chosen again. Ends with the report. */
export const makeOperationMachine = <Target extends OperationTarget>(id: string) =>
  setup({
    types: {
      input: {} as OperationInput<Target>,
      context: {} as OperationContext<Target>,
      events: {} as OperationEvent,
      emitted: {} as Emitted,
      output: {} as OperationReport<Target>,
      tags: {} as "busy"
    },
    actors: {
      callTarget: unprovided<Target, unknown, Failure>("callTarget")
    },
    guards: {
      isNothingLeft: ({ context }) => context.waiting.length === 0 && context.calling.length === 0,
      isNothingCalling: ({ context }) => context.calling.length === 0,
      hasSucceeded: ({ context }) => allSucceeded(reportOf(context)),
      isRetryable: ({ context }, ids: ReadonlyArray<number>) => targetsToRetry(reportOf(context), ids).length > 0,
      wasUnauthorized: (_, outcome: Outcome<unknown, Failure>) =>
        Result.isFailure(outcome) && isUnauthorized(outcome.failure)
    },
    actions: {
      startCalls: enqueueActions(({ context, enqueue }) => {
        const next = context.waiting.slice(0, callsAtOnce - context.calling.length)
        for (const target of next) enqueue.spawnChild("callTarget", { id: `call.${target.id}`, input: target })
        enqueue.assign({
          waiting: context.waiting.slice(next.length),
          calling: [...context.calling, ...next.map((target) => target.id)]
        })
      }),
      record: assign(({ context }, { actorId, outcome }: CallSettled) =>
        settledWith(context, actorId, resultOf(outcome))
      ),
      recordDefect: assign(({ context }, actorId: string) =>
        settledWith(context, actorId, { status: "unknown", failure: null })
      ),
      sendNoMore: assign({ waiting: [] }),
      chooseAgain: assign(({ context }, ids: ReadonlyArray<number>) => {
        const waiting = targetsToRetry(reportOf(context), ids)
        const again = new Set(waiting.map((target) => target.id))
        return { waiting, results: new Map([...context.results].filter(([settled]) => !again.has(settled))) }
      }),
      tellSettled: emit(({ context }) => {
        const report = reportOf(context)
        return allSucceeded(report)
          ? { type: "toast", kind: "success", ...context.messages.succeeded }
          : { type: "toast", kind: "danger", ...context.messages.failed(firstReason(report)) }
      }),
      tellRowsChanged: sendTo(screenOf, rowsChanged),
      tellUnauthorized: emit({ type: "unauthorized" })
    }
  }).createMachine({
    id,
    context: ({ input }) => {
      const targets = distinct(input.targets)
      return { targets, waiting: targets, calling: [], results: new Map(), messages: input.messages }
    },
    initial: "running",
    output: ({ context }) => reportOf(context),
    states: {
      running: {
        tags: "busy",
        entry: "startCalls",
        always: { guard: "isNothingLeft", target: "settled" },
        on: {
          "xstate.done.actor.call.*": [
            {
              guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
              target: "stopping",
              actions: [
                { type: "record", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
                "tellUnauthorized"
              ]
            },
            {
              actions: [
                { type: "record", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
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
        always: { guard: "isNothingCalling", target: "settled" },
        on: {
          "xstate.done.actor.call.*": [
            {
              guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
              actions: [
                { type: "record", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
                "tellUnauthorized"
              ]
            },
            { actions: { type: "record", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) } }
          ],
          "xstate.error.actor.call.*": { actions: { type: "recordDefect", params: ({ event }) => event.actorId } }
        }
      },
      settled: {
        entry: ["tellSettled", "tellRowsChanged"],
        always: { guard: "hasSucceeded", target: "finished" },
        on: {
          retry: {
            guard: { type: "isRetryable", params: ({ event }) => event.ids },
            target: "running",
            actions: { type: "chooseAgain", params: ({ event }) => event.ids }
          },
          close: "finished"
        }
      },
      finished: { type: "final" }
    }
  })

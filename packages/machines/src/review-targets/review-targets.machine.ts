import { recordMessages } from "@command-center/domain/message/record-messages"
import { templateDifferences } from "@command-center/domain/template/template-differences"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards, otherwise } from "../actor-logic/answers.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type {
  ConfigLoad,
  JsonOutcome,
  ReviewTargetsContext,
  ReviewTargetsEmitted,
  ReviewTargetsEvent,
  ReviewTargetsInput,
  TargetChanges,
  ValuesLoad
} from "./review-targets.types.ts"

const defect: Failure = { _tag: "Unreadable", sentence: recordMessages.crashed }

const nextOf = ({ queue, targets }: ReviewTargetsContext) =>
  targets.find(({ componentId }) => componentId === queue[0]) ?? null

const withNext = (context: ReviewTargetsContext, found: TargetChanges): Partial<ReviewTargetsContext> => {
  const [id, ...queue] = context.queue
  return id === undefined ? {} : { queue, changes: { ...context.changes, [id]: found } }
}

const isWanted = ({ targets, queue, changes }: ReviewTargetsContext, id: number): boolean => {
  const known = changes[id]
  return (
    targets.some(({ componentId }) => componentId === id) &&
    !queue.includes(id) &&
    (known === undefined || Result.isFailure(known))
  )
}

/** What a profile or a config template would change on UTGs: the first one is read at once, another when it is opened. */
export const reviewTargetsMachine = setup({
  types: {
    input: {} as ReviewTargetsInput,
    context: {} as ReviewTargetsContext,
    events: {} as ReviewTargetsEvent,
    emitted: {} as ReviewTargetsEmitted,
    tags: {} as "busy"
  },
  actors: {
    loadValues: unprovided<ValuesLoad, unknown, Failure>("loadValues"),
    loadConfig: unprovided<ConfigLoad, unknown, Failure>("loadConfig")
  },
  guards: {
    ...answerGuards,
    isWanted: ({ context }, id: number) => isWanted(context, id),
    hasNext: ({ context }) => nextOf(context) !== null
  },
  actions: {
    setValues: assign((_, outcome: JsonOutcome) => ({
      values: Result.getOrNull(outcome),
      failure: Result.isFailure(outcome) ? outcome.failure : null
    })),
    setDefect: assign({ failure: defect }),
    want: assign(({ context: { queue, changes } }, id: number) => ({
      queue: [...queue, id],
      changes: Object.fromEntries(Object.entries(changes).filter(([each]) => each !== String(id)))
    })),
    setChanges: assign(({ context }, outcome: JsonOutcome) =>
      withNext(
        context,
        Result.map(outcome, (config) => templateDifferences(context.values, config))
      )
    ),
    setUnknown: assign(({ context }) => withNext(context, Result.fail(defect))),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "reviewTargets",
  context: ({ input }) => ({
    ...input,
    values: null,
    failure: null,
    queue: input.targets.slice(0, 1).map(({ componentId }) => componentId),
    changes: {}
  }),
  initial: "loading",
  on: {
    "target.opened": {
      guard: { type: "isWanted", params: ({ event }) => event.id },
      actions: { type: "want", params: ({ event }) => event.id }
    }
  },
  states: {
    loading: {
      tags: "busy",
      invoke: {
        id: "loadValues",
        src: "loadValues",
        input: ({ context: { businessEntityId, of } }) => ({ businessEntityId, of }),
        onDone: [
          { guard: withOutput("succeeded"), target: "waiting", actions: withOutput("setValues") },
          ...otherwise("failed", withOutput("setValues"))
        ],
        onError: { target: "failed", actions: "setDefect" }
      }
    },
    failed: { on: { retry: "loading" } },
    waiting: { always: { guard: "hasNext", target: "reading" } },
    reading: {
      tags: "busy",
      invoke: {
        id: "loadConfig",
        src: "loadConfig",
        input: ({ context }) => ({ businessEntityId: context.businessEntityId, target: nextOf(context) }),
        onDone: otherwise("waiting", withOutput("setChanges")),
        onError: { target: "waiting", actions: "setUnknown" }
      }
    }
  }
})

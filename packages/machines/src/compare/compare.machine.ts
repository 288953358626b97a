import { recordMessages } from "@command-center/domain/message/record-messages"
import { Result } from "effect"
import { assign, emit, fromPromise, type PromiseActorLogic, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { calledOff, type LoadFailure, longWait } from "../actor-logic/long-wait.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import type {
  CompareContext,
  ComparedAnswer,
  ComparedLoad,
  ComparedOutcome,
  ComparedPart,
  ComparedRef,
  ComparedSide,
  CompareEmitted,
  CompareEvent,
  CompareInput
} from "./compare.types.ts"

const partOf = (ref: ComparedRef | null): ComparedPart => ({ ref, found: null, isMissing: false, failure: null })

const isUnread = ({ ref, found, isMissing, failure }: ComparedPart): boolean =>
  ref !== null && found === null && !isMissing && failure === null

const unreadRef = (part: ComparedPart): ComparedRef | null => (isUnread(part) ? part.ref : null)

const readAs = (part: ComparedPart, outcome: ComparedOutcome | null): ComparedPart =>
  outcome === null
    ? part
    : Result.match(outcome, {
        onSuccess: (found) => ({ ...part, found, isMissing: found === null }),
        onFailure: (failure) => ({ ...part, failure })
      })

const notRead = (part: ComparedPart, failure: LoadFailure): ComparedPart =>
  isUnread(part) ? { ...part, failure } : part

const isDenied = (outcome: ComparedOutcome | null): boolean =>
  outcome !== null && Result.isFailure(outcome) && isUnauthorized(outcome.failure)

const defect: Failure = { _tag: "Unreadable", sentence: recordMessages.crashed }

const loadSides: PromiseActorLogic<ComparedAnswer, ComparedLoad> = fromPromise(() =>
  Promise.reject(new Error('actor "loadSides" was not provided'))
)

/** Two configurations side by side; each may fail by itself. */
export const compareMachine = setup({
  types: {
    input: {} as CompareInput,
    context: {} as CompareContext,
    events: {} as CompareEvent,
    emitted: {} as CompareEmitted,
    tags: {} as "busy"
  },
  actors: { loadSides },
  delays: { longWait },
  guards: {
    isWaitLong: ({ context }) => context.isWaitLong,
    isAnyUnread: ({ context: { left, right } }) => isUnread(left) || isUnread(right),
    hasAnyFailed: ({ context: { left, right } }) =>
      [left, right].some(({ failure, isMissing }) => failure !== null || isMissing),
    wasDenied: (_, { left, right }: ComparedAnswer) => isDenied(left) || isDenied(right)
  },
  actions: {
    choose: assign((_, { side, ref }: { readonly side: ComparedSide; readonly ref: ComparedRef | null }) => ({
      [side]: partOf(ref)
    })),
    swap: assign(({ context: { left, right } }) => ({ left: right, right: left })),
    toggle: assign(({ context }) => ({ onlyDifferences: !context.onlyDifferences })),
    readAgain: assign(({ context: { left, right } }) => ({
      left: left.found === null ? partOf(left.ref) : left,
      right: right.found === null ? partOf(right.ref) : right
    })),
    setAnswer: assign(({ context }, { left, right }: ComparedAnswer) => ({
      left: readAs(context.left, left),
      right: readAs(context.right, right)
    })),
    setDefect: assign(({ context: { left, right } }) => ({
      left: notRead(left, defect),
      right: notRead(right, defect)
    })),
    setCancelled: assign(({ context: { left, right } }) => ({
      left: notRead(left, calledOff),
      right: notRead(right, calledOff)
    })),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "compare",
  context: ({ input: { businessEntityId, left, right } }) => ({
    businessEntityId,
    left: partOf(left),
    right: partOf(right),
    onlyDifferences: true,
    isWaitLong: false
  }),
  initial: "looking",
  on: {
    "side.chosen": { target: ".looking", actions: { type: "choose", params: ({ event }) => event } },
    swap: { target: ".looking", actions: "swap" },
    "onlyDifferences.toggled": { actions: "toggle" }
  },
  states: {
    looking: { always: [{ guard: "isAnyUnread", target: "loading" }, { target: "ready" }] },
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      on: { cancel: { guard: "isWaitLong", target: "ready", actions: "setCancelled" } },
      invoke: {
        id: "loadSides",
        src: "loadSides",
        input: ({ context: { businessEntityId, left, right } }) => ({
          businessEntityId,
          left: unreadRef(left),
          right: unreadRef(right)
        }),
        onDone: [
          { guard: withOutput("wasDenied"), target: "ready", actions: [withOutput("setAnswer"), "tellUnauthorized"] },
          { target: "ready", actions: withOutput("setAnswer") }
        ],
        onError: { target: "ready", actions: "setDefect" }
      }
    },
    ready: { on: { retry: { guard: "hasAnyFailed", target: "looking", actions: "readAgain" } } }
  }
})

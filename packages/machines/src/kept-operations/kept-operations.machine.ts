import { type OperationRecord, startedOperation } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { assign, emit, enqueueActions, fromPromise, setup } from "xstate"
import { withOutput } from "../actor-logic/outcome.ts"
import { operationMachine } from "../operation/operation.machine.ts"
import type { OperationEmitted } from "../operation/operation.types.ts"
import type { KeptOperations, KeptOperationsContext, KeptOperationsEvent } from "./kept-operations.types.ts"

/** Stands until one is taken up. */
const none = startedOperation(
  { kind: "remove", businessEntityId: 0, title: "", instructions: [], leftOut: [] },
  { id: "", userId: 0, startedAt: "" }
)

const flow = setup({
  types: {
    context: {} as KeptOperationsContext,
    events: {} as KeptOperationsEvent,
    emitted: {} as OperationEmitted,
    children: {} as { loadKept: "loadKept"; take: "take"; operation: "operation" },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    loadKept: fromPromise<KeptOperations>(() => Promise.reject(new Error('actor "loadKept" was not provided'))),
    take: fromPromise<OperationRecord | null, string>(() => Promise.reject(new Error('actor "take" was not provided'))),
    operation: operationMachine
  },
  guards: {
    isKept: ({ context }, id: string) => context.records.some((record) => record.id === id),
    wasClaimed: (_, record: OperationRecord | null) => record !== null
  },
  actions: {
    setKept: assign((_, { records }: KeptOperations) => ({ records })),
    tellUnreadable: enqueueActions(({ enqueue }, { unreadable }: KeptOperations) => {
      if (unreadable.length === 0) return
      enqueue.emit({ type: "toast", kind: "danger", text: operationMessages.unreadable(unreadable) })
    }),
    choose: assign((_, chosen: string) => ({ chosen })),
    setRecord: assign(({ context }, record: OperationRecord | null) => ({ record: record ?? context.record })),
    drop: assign(({ context }) => ({ records: context.records.filter(({ id }) => id !== context.chosen) })),
    tellForgotten: emit(({ context }) => ({ type: "operation.forgotten", id: context.chosen })),
    tellClosed: emit(({ context }) => ({ type: "operation.closed", id: context.chosen })),
    tellElsewhere: emit({ type: "toast", kind: "info", text: operationMessages.openElsewhere })
  }
})

/** It is this tab's from here on, unless another one has it. */
const takenUp = (to: "open" | "asking") =>
  flow.createStateConfig({
    tags: "busy",
    invoke: {
      id: "take",
      src: "take",
      input: ({ context }) => context.chosen,
      onDone: [
        { guard: withOutput("wasClaimed"), target: to, actions: withOutput("setRecord") },
        { target: "loading", actions: "tellElsewhere" }
      ],
      onError: "loading"
    }
  })

/**
 * Offers the operations that the browser keeps from before; nothing of them is sent until the user says so. One is
 * this tab's alone while it is open, and while it is asked whether it may be forgotten.
 */
export const keptOperationsMachine = flow.createMachine({
  id: "keptOperations",
  context: { records: [], chosen: "", record: none },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadKept",
        src: "loadKept",
        onDone: { target: "offering", actions: [withOutput("setKept"), withOutput("tellUnreadable")] },
        // A browser that keeps nothing has nothing to offer.
        onError: "offering"
      }
    },
    offering: {
      on: {
        refresh: "loading",
        opened: {
          guard: { type: "isKept", params: ({ event }) => event.id },
          target: "claiming",
          actions: { type: "choose", params: ({ event }) => event.id }
        },
        forget: {
          guard: { type: "isKept", params: ({ event }) => event.id },
          target: "claimingToForget",
          actions: { type: "choose", params: ({ event }) => event.id }
        }
      }
    },
    claiming: takenUp("open"),
    claimingToForget: takenUp("asking"),
    asking: {
      on: {
        "forget.confirmed": { target: "offering", actions: ["drop", "tellForgotten"] },
        "forget.cancelled": { target: "offering", actions: "tellClosed" }
      }
    },
    open: {
      invoke: {
        id: "operation",
        src: "operation",
        input: ({ context }) => ({ record: context.record }),
        onDone: "loading",
        onError: "crashed"
      }
    },
    crashed: { tags: "crashed", on: { close: "loading" } }
  }
})

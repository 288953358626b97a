import { listMessages } from "@command-center/domain/message/list-messages"
import { Result } from "effect"
import { type AnyActorLogic, type AnyEventObject, assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import type {
  AnyFlow,
  Beside,
  FlowOpening,
  FlowScreenContext,
  FlowScreenDefinition,
  FlowScreenInput,
  FlowScreenMachine,
  Flows
} from "./flow-screen.types.ts"

type Read = Outcome<unknown, Failure>

interface Answered {
  readonly event: { readonly output: Read }
}

interface Opening {
  readonly event: AnyEventObject
}

/** A flow by its name, and what it is asked for. */
interface Asking {
  readonly flow: string
  readonly asked: object
}

const openingOf = ({ rows, canEdit, asked, read }: FlowScreenContext): FlowOpening<object, unknown> => ({
  account: { businessEntityId: rows.businessEntityId, timeZone: rows.timeZone, canEdit },
  asked,
  read
})

const intended = (flow: AnyFlow | undefined, { canEdit, intent, rows }: FlowScreenContext) =>
  canEdit && intent !== null ? (flow?.askedBy?.(intent, rows) ?? null) : null

const screenSetup = <Row>({ rows, flows, beside }: FlowScreenDefinition<Row, Flows, Beside>) => {
  const actors: Record<string, AnyActorLogic> = {
    rows: makeRowScreenMachine(rows),
    read: unprovided<unknown, unknown, Failure>("read"),
    ...beside,
    ...Object.fromEntries(Object.entries(flows).map(([name, { logic }]) => [name, logic]))
  }
  return setup({
    types: {
      input: {} as FlowScreenInput,
      context: {} as FlowScreenContext,
      events: {} as AnyEventObject,
      emitted: {} as ScreenEmitted,
      tags: {} as "busy" | "crashed"
    },
    actors,
    delays: { longWait },
    guards: {
      isWaitLong: ({ context }) => context.isWaitLong,
      canEdit: ({ context }) => context.canEdit,
      mayOpen: ({ context }, { flow, asked }: Asking) => context.canEdit && (flows[flow]?.mayOpen?.(asked) ?? true),
      isIntended: ({ context }, flow: string) => intended(flows[flow], context) !== null,
      isReadFor: ({ context }, { flow, read }: { readonly flow: string; readonly read: Read }) =>
        context.flow === flow && Result.isSuccess(read) && (flows[flow]?.isFound?.(read.success) ?? true)
    },
    actions: {
      setAsked: assign((_, { flow, asked }: Asking) => ({ flow, asked, read: null })),
      takeIntent: assign(({ context }, flow: string) => ({ ...intended(flows[flow], context), flow, intent: null })),
      setRead: assign((_, read: Read) => ({ read: Result.getOrThrow(read) })),
      selectRow: enqueueActions(({ enqueue }, id: number | null) => {
        if (id !== null) enqueue.sendTo("rows", { type: "row.selected", id })
      }),
      tellRefusal: emit((_, refusal: Emitted) => refusal),
      tellNotRead: emit((_, read: Read) => ({
        type: "toast" as const,
        kind: "danger" as const,
        text: Result.isFailure(read) ? read.failure.sentence : listMessages.goneText
      })),
      setWaitLong: assign({ isWaitLong: true }),
      endWait: assign({ isWaitLong: false }),
      reloadRows: sendTo("rows", rowsChanged)
    }
  })
}

/**
 * A list screen and the flows that open over its rows, one at a time; something may be read before one opens. XState
 * can't know the names that a definition gives its flows: what the chart is made of is typed loosely here, and the
 * machine by its definition outside.
 */
export const makeFlowScreenMachine = <Row, Opened extends Flows, Running extends Beside>(
  id: string,
  definition: FlowScreenDefinition<Row, Opened, Running>
): FlowScreenMachine<Row, Opened, Running> => {
  const screen = screenSetup(definition)
  const named = Object.entries<AnyFlow>(definition.flows)
  const reading = named.filter(([, flow]) => flow.reads !== undefined)

  const opening = ([flow, { reads, refusal, rowOf }]: readonly [string, AnyFlow]) => {
    const params = ({ event }: Opening): Asking => ({ flow, asked: event })
    return [
      {
        guard: { type: "mayOpen" as const, params },
        target: reads === undefined ? flow : "reading",
        actions: [
          { type: "setAsked" as const, params },
          ...(rowOf === undefined ? [] : [{ type: "selectRow" as const, params: ({ event }: Opening) => rowOf(event) }])
        ]
      },
      ...(refusal === undefined
        ? []
        : [
            {
              guard: "canEdit" as const,
              actions: { type: "tellRefusal" as const, params: ({ event }: Opening) => refusal(event) }
            }
          ])
    ]
  }

  const browsing = screen.createStateConfig({
    always: named
      .filter(([, { askedBy }]) => askedBy !== undefined)
      .map(([flow]) => ({
        guard: { type: "isIntended", params: () => flow },
        target: flow,
        actions: { type: "takeIntent", params: () => flow }
      })),
    on: Object.fromEntries(named.map((flow) => [`${flow[0]}.opened`, opening(flow)]))
  })

  const read = screen.createStateConfig({
    tags: "busy",
    exit: "endWait",
    after: { longWait: { actions: "setWaitLong" } },
    on: { cancel: { guard: "isWaitLong", target: "browsing" } },
    invoke: {
      id: "read",
      src: "read",
      input: ({ context: { flow, asked } }) => definition.flows[flow ?? ""]?.reads?.(asked),
      onDone: [
        ...reading.map(([flow]) => ({
          guard: {
            type: "isReadFor" as const,
            params: ({ event }: Answered) => ({ flow, read: event.output })
          },
          target: flow,
          actions: {
            type: "setRead" as const,
            params: ({ event }: Answered) => event.output
          }
        })),
        { target: "browsing", actions: { type: "tellNotRead", params: ({ event }: Answered) => event.output } }
      ],
      onError: "#crashed"
    }
  })

  const open = ([flow, { input }]: readonly [string, AnyFlow]) =>
    screen.createStateConfig({
      invoke: {
        id: flow,
        src: flow,
        input: ({ context }): unknown => input(openingOf(context)),
        onDone: "browsing",
        onError: "#crashed"
      }
    })

  const machine = screen.createMachine({
    id,
    context: ({ input }) => ({ ...input, flow: null, asked: {}, read: null, isWaitLong: false }),
    initial: "open",
    states: {
      open: {
        invoke: [
          { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "#crashed" },
          ...Object.keys(definition.beside).map((name) => ({
            id: name,
            src: name,
            input: ({ context }: { readonly context: FlowScreenContext }) => ({
              businessEntityId: context.rows.businessEntityId
            }),
            onError: "#crashed"
          }))
        ],
        on: { "rows.changed": { actions: "reloadRows" } },
        initial: "browsing",
        states: {
          browsing,
          ...(reading.length === 0 ? {} : { reading: read }),
          ...Object.fromEntries(named.map((flow) => [flow[0], open(flow)]))
        }
      },
      crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
    }
  })
  return machine as unknown as FlowScreenMachine<Row, Opened, Running>
}

import { recordMessages } from "@command-center/domain/message/record-messages"
import { isDeletionConfirmed } from "@command-center/domain/write/confirmed-deletion"
import { Result } from "effect"
import { assign, emit, sendTo, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnknown, reasonOf } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { unknownToast } from "../actor-logic/unknown-toast.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  Deletion,
  DeletionContext,
  DeletionDefinition,
  DeletionEvent,
  DeletionInput,
  DeletionOutcome,
  DeletionOutput
} from "./delete-record.types.ts"

const defect: Failure = { _tag: "Unreadable", sentence: recordMessages.crashed }

/** Asks, deletes one record and lets the list load again, since a failed call may have deleted it too. */
export const makeDeletionMachine = <Row>({ id, wordOf, deleted, failed, staysOpen }: DeletionDefinition<Row>) =>
  setup({
    types: {
      input: {} as DeletionInput<Row>,
      context: {} as DeletionContext<Row>,
      events: {} as DeletionEvent,
      emitted: {} as Emitted,
      output: {} as DeletionOutput,
      tags: {} as "busy" | "sending"
    },
    actors: {
      deleteRow: unprovided<Deletion<Row>, unknown, Failure>("deleteRow")
    },
    guards: {
      ...answerGuards,
      canDelete: ({ context: { canEdit, row, typed } }) => canEdit && isDeletionConfirmed(typed, wordOf?.(row) ?? null),
      isUnknown: (_, outcome: DeletionOutcome) => Result.isFailure(outcome) && isUnknown(outcome.failure)
    },
    actions: {
      setUnknown: assign((_, outcome: DeletionOutcome) =>
        Result.isFailure(outcome) && isUnknown(outcome.failure) ? { failure: outcome.failure } : {}
      ),
      // Whatever broke, the call may have been sent before.
      setDefect: assign({ failure: defect }),
      setRefusal: assign((_, outcome: DeletionOutcome) =>
        Result.isFailure(outcome) ? { refusal: outcome.failure } : {}
      ),
      forgetRefusal: assign({ refusal: null }),
      setTyped: assign((_, typed: string) => ({ typed })),
      tellDeleted: emit(({ context }) => ({ type: "toast", kind: "success", ...deleted(context.row) })),
      tellFailed: emit(({ context }, outcome: DeletionOutcome) => ({
        type: "toast",
        kind: "danger",
        ...(Result.isFailure(outcome) && isUnknown(outcome.failure)
          ? unknownToast(reasonOf(outcome.failure))
          : failed(context.row, Result.isFailure(outcome) ? outcome.failure.sentence : ""))
      })),
      tellDefect: emit({ type: "toast", kind: "danger", ...unknownToast(reasonOf(defect)) }),
      tellUnauthorized: emit({ type: "unauthorized" }),
      tellRowsChanged: sendTo(screenOf, rowsChanged)
    }
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, typed: "", failure: null, refusal: null }),
    initial: "confirming",
    output: ({ event }) => ({ deleted: event.type === `xstate.done.state.${id}.deleted` }),
    states: {
      confirming: {
        on: {
          "typed.changed": wordOf === null ? [] : { actions: { type: "setTyped", params: ({ event }) => event.value } },
          confirm: { guard: "canDelete", target: "deleting", actions: "forgetRefusal" },
          cancel: "closed"
        }
      },
      deleting: {
        tags: ["busy", "sending"],
        invoke: {
          id: "deleteRow",
          src: "deleteRow",
          input: ({ context: { businessEntityId, row, failure } }) => ({
            businessEntityId,
            row,
            mayBeDone: failure !== null
          }),
          onDone: [
            { guard: withOutput("succeeded"), target: "deleted", actions: ["tellDeleted", "tellRowsChanged"] },
            {
              guard: withOutput("wasUnauthorized"),
              target: "confirming",
              actions: [withOutput("setUnknown"), withOutput("tellFailed"), "tellUnauthorized"]
            },
            {
              guard: withOutput("isUnknown"),
              target: "confirming",
              actions: [withOutput("setUnknown"), withOutput("tellFailed"), "tellRowsChanged"]
            },
            staysOpen === true
              ? {
                  target: "confirming",
                  actions: [withOutput("setRefusal"), withOutput("tellFailed"), "tellRowsChanged"]
                }
              : { target: "closed", actions: [withOutput("tellFailed"), "tellRowsChanged"] }
          ],
          onError: { target: "confirming", actions: ["setDefect", "tellDefect", "tellRowsChanged"] }
        }
      },
      deleted: { type: "final" },
      closed: { type: "final" }
    }
  })

export type DeletionMachine<Row> = ReturnType<typeof makeDeletionMachine<Row>>

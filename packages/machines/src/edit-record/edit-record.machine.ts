import { recordMessages } from "@command-center/domain/message/record-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import type {
  EditContext,
  EditDefinition,
  EditEvent,
  EditInput,
  EditOutcome,
  RecordUpdate,
  UpdateAnswer
} from "./edit-record.types.ts"

/** One record as it is typed, sent and taken back; what was typed stays until it was saved or given up. */
export const makeEditMachine = <Subject, Draft>(definition: EditDefinition<Subject, Draft>) => {
  const { id, draftOf, isChanged, isNew = false, issues, leadsTo, rebased, messages } = definition
  const start = (subject: Subject) => ({ subject, draft: draftOf(subject), failure: null, current: null })
  return setup({
    types: {
      input: {} as EditInput<Subject>,
      context: {} as EditContext<Subject, Draft>,
      events: {} as EditEvent<Draft>,
      emitted: {} as Emitted,
      tags: {} as "busy" | "unsaved"
    },
    actors: {
      update: unprovided<RecordUpdate<Subject, Draft>, UpdateAnswer<Subject>, Failure>("update")
    },
    guards: {
      canEdit: ({ context }) => context.canEdit,
      isReadOnly: ({ context }) => !context.canEdit,
      isUnchanged: ({ context }) => !isChanged(context.subject, context.draft),
      canUpdate: ({ context: { canEdit, subject, draft } }) => canEdit && issues(subject, draft).length === 0,
      wasUpdated: (_, outcome: EditOutcome<Subject>) => Result.isSuccess(outcome) && outcome.success.kind === "updated",
      movedOn: (_, outcome: EditOutcome<Subject>) => Result.isSuccess(outcome) && outcome.success.kind === "movedOn",
      wasUnauthorized: (_, outcome: EditOutcome<Subject>) =>
        Result.isFailure(outcome) && isUnauthorized(outcome.failure)
    },
    actions: {
      setDraft: assign((_, draft: Draft) => ({ draft, failure: null })),
      takeBack: assign(({ context }) => start(context.subject)),
      setSaved: assign((_, outcome: EditOutcome<Subject>) =>
        Result.isSuccess(outcome) ? start(outcome.success.subject) : {}
      ),
      setCurrent: assign((_, outcome: EditOutcome<Subject>) =>
        Result.isSuccess(outcome) ? { current: outcome.success.subject } : {}
      ),
      rebase: assign(({ context: { subject, draft, current } }, side: "mine" | "theirs") =>
        current === null
          ? {}
          : { subject: current, draft: rebased(subject, draft, current)[side], failure: null, current: null }
      ),
      setFailure: assign((_, outcome: EditOutcome<Subject>) => ({
        failure: Result.isFailure(outcome) ? outcome.failure : null
      })),
      setDefect: assign({ failure: { _tag: "Unreadable", sentence: recordMessages.crashed } }),
      tellUpdated: enqueueActions(({ context, enqueue }) => {
        enqueue.emit({ type: "toast", kind: "success", text: messages.updated })
        if (leadsTo !== undefined) enqueue.emit({ type: "navigate", to: leadsTo(context.subject) })
      }),
      tellFailed: emit(({ context }) => ({
        type: "toast",
        kind: "danger",
        text: messages.failed(context.failure?.sentence ?? "")
      })),
      tellUnauthorized: emit({ type: "unauthorized" })
    }
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, ...start(input.subject) }),
    initial: "editing",
    states: {
      editing: {
        initial: "looking",
        states: {
          looking: {
            always: [
              { guard: "isReadOnly", target: "readOnly" },
              { guard: "isUnchanged", target: "unchanged" },
              { target: "changed" }
            ]
          },
          readOnly: {},
          unchanged: { on: isNew ? { submit: { guard: "canUpdate", target: "#updating" } } : {} },
          changed: {
            tags: "unsaved",
            on: { cancel: "#asking", submit: { guard: "canUpdate", target: "#updating" } }
          }
        },
        on: {
          "draft.changed": {
            guard: "canEdit",
            target: ".looking",
            actions: { type: "setDraft", params: ({ event }) => event.draft }
          }
        }
      },
      asking: {
        id: "asking",
        tags: "unsaved",
        on: { edit: "editing", discard: { target: "editing", actions: "takeBack" } }
      },
      movedOn: {
        tags: "unsaved",
        on: {
          mine: { target: "updating", actions: { type: "rebase", params: "mine" } },
          theirs: { target: "editing", actions: { type: "rebase", params: "theirs" } },
          edit: { target: "editing", actions: { type: "rebase", params: "mine" } }
        }
      },
      updating: {
        id: "updating",
        tags: ["busy", "unsaved"],
        invoke: {
          id: "update",
          src: "update",
          input: ({ context: { businessEntityId, subject, draft } }) => ({ businessEntityId, subject, draft }),
          onDone: [
            {
              guard: { type: "wasUpdated", params: ({ event }) => event.output },
              target: "editing",
              actions: [{ type: "setSaved", params: ({ event }) => event.output }, "tellUpdated"]
            },
            {
              guard: { type: "movedOn", params: ({ event }) => event.output },
              target: "movedOn",
              actions: { type: "setCurrent", params: ({ event }) => event.output }
            },
            {
              guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
              target: "editing",
              actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellUnauthorized"]
            },
            {
              target: "editing",
              actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellFailed"]
            }
          ],
          onError: { target: "editing", actions: ["setDefect", "tellFailed"] }
        }
      }
    }
  })
}

export type EditMachine<Subject, Draft> = ReturnType<typeof makeEditMachine<Subject, Draft>>

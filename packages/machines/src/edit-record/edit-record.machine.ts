import { editMessages } from "@command-center/domain/message/edit-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { isRefusal, whenSessionIsBack } from "../actor-logic/session-back.ts"
import { allChosen, areAllChosen } from "./edit-merge.ts"
import { editChanges } from "./edit-record.changes.ts"
import { initialContext, initialEdit } from "./edit-record.initial.ts"
import type {
  EditContext,
  EditDefinition,
  EditEmitted,
  EditEvent,
  EditInput,
  EditOutcome,
  RecordUpdate,
  Side,
  UpdateAnswer
} from "./edit-record.types.ts"
import { failureToast } from "./failure-text.ts"
import { withRedone, withUndone } from "./undo-history.ts"

/** Milliseconds without a change after which a draft is kept. */
const restsAfter = 400

/** One record as it is typed, reviewed, sent and taken back; what was typed stays until it was saved or given up. */
export const makeEditMachine = <Subject, Draft>(definition: EditDefinition<Subject, Draft>) => {
  const { id, isNew = false, leadsTo, changes, undoable = false, draftFrom, messages } = definition
  const rules = editChanges(definition)
  type Context = EditContext<Subject, Draft>
  type SubjectRead = Extract<EditEvent<Subject, Draft>, { readonly type: "subject.read" }>
  const sending = changes === undefined ? "#updating" : "#reviewing"
  const submitted = { guard: "canUpdate", target: sending, actions: "keep" } as const
  // A form of many settings says what is wrong with which of them when it is asked to.
  const submit = undoable ? ([submitted, { actions: "setTried" }] as const) : submitted
  const steps = undoable
    ? ({
        undo: { guard: "canUndo", target: ".looking", actions: "undo" },
        redo: { guard: "canRedo", target: ".looking", actions: "redo" }
      } as const)
    : {}
  const typing =
    draftFrom === undefined
      ? {}
      : ({ "text.changed": { guard: "canEdit", target: ".looking", actions: "setText" } } as const)
  const follow = { type: "follow", params: ({ event }: { readonly event: SubjectRead }) => event } as const
  const following = { "subject.read": { actions: follow } } as const
  // What is typed may be wrong by a schema that was read while it was reviewed.
  const confirm = undoable
    ? ([
        { guard: "canUpdate", target: "updating" },
        { target: "editing", actions: "setTried" }
      ] as const)
    : "updating"
  // A page that is left gives up what is typed, whatever asks over the form.
  const givenUp = { discard: { target: "#editing", actions: "takeBack" } } as const
  const review = {
    reviewing: {
      id: "reviewing",
      tags: "unsaved",
      on: { confirm, edit: "editing", ...givenUp, ...following }
    }
  } as const
  // The types know the state; a machine that never gets there has none.
  if (changes === undefined) Reflect.deleteProperty(review, "reviewing")
  return setup({
    types: {
      input: {} as EditInput<Subject, Draft>,
      context: {} as Context,
      events: {} as EditEvent<Subject, Draft>,
      emitted: {} as EditEmitted<Subject, Draft>,
      tags: {} as "busy" | "unsaved" | "saving"
    },
    actors: {
      update: unprovided<RecordUpdate<Subject, Draft>, UpdateAnswer<Subject>, Failure>("update")
    },
    delays: { restsAfter },
    guards: {
      isRefused: ({ context }) => isRefusal(context.failure),
      canEdit: ({ context }) => context.canEdit,
      isReadOnly: ({ context }) => !context.canEdit,
      isUnchanged: ({ context }) => rules.isUnchanged(context),
      hasMovedOn: ({ context }) => context.current !== null,
      canUpdate: ({ context }) => rules.canUpdate(context),
      canUndo: ({ context }) => context.canEdit && context.past.length > 0,
      canRedo: ({ context }) => context.canEdit && context.future.length > 0,
      areAllChosen: ({ context }) => areAllChosen(definition, context),
      canSendChosen: ({ context }) => rules.canSendChosen(context),
      wasUpdated: (_, outcome: EditOutcome<Subject>) => Result.isSuccess(outcome) && outcome.success.kind === "updated",
      canMerge: ({ context }, outcome: EditOutcome<Subject>) => rules.canMerge(context, outcome),
      movedOn: (_, outcome: EditOutcome<Subject>) => Result.isSuccess(outcome) && outcome.success.kind === "movedOn",
      wasUnauthorized: (_, outcome: EditOutcome<Subject>) =>
        Result.isFailure(outcome) && isUnauthorized(outcome.failure)
    },
    actions: {
      setDraft: assign(({ context }, { draft, setting }: { readonly draft: Draft; readonly setting?: string }) =>
        rules.stepTo(context, draft, setting ?? null)
      ),
      setText: assign(({ context, event }) => (event.type === "text.changed" ? rules.asText(context, event.text) : {})),
      undo: assign(({ context }) => ({ ...withUndone(context), ...rules.typed })),
      redo: assign(({ context }) => ({ ...withRedone(context), ...rules.typed })),
      setTried: assign({ hasTried: true }),
      follow: assign(({ context }, { subject }: SubjectRead) => rules.follow(context, subject)),
      takeBack: assign(({ context: { current, subject } }) => initialEdit(definition, current ?? subject)),
      setSaved: assign((_, outcome: EditOutcome<Subject>) =>
        Result.isSuccess(outcome) ? initialEdit(definition, outcome.success.subject) : {}
      ),
      setCurrent: assign((_, outcome: EditOutcome<Subject>) =>
        Result.isSuccess(outcome) ? { current: outcome.success.subject, choices: {} } : {}
      ),
      choose: assign(({ context }, { key, side }: { readonly key: string; readonly side: Side }) => ({
        choices: { ...context.choices, [key]: side }
      })),
      chooseAll: assign(({ context }, side: Side) => ({ choices: allChosen(definition, context, side) })),
      rebase: assign(({ context }) => rules.rebase(context)),
      setMerged: assign({ isMerged: true }),
      setFailure: assign((_, outcome: EditOutcome<Subject>) => ({
        isMerged: false,
        failure: Result.isFailure(outcome) ? outcome.failure : null
      })),
      forgetFailure: assign({ failure: null }),
      setDefect: assign({ isMerged: false, failure: { _tag: "Unreadable", sentence: recordMessages.crashed } }),
      keep: enqueueActions(({ context: { keeps, subject, draft }, enqueue }) => {
        if (!keeps) return
        enqueue.assign({ isKept: true })
        enqueue.emit({ type: "draft.kept", subject, draft })
      }),
      forget: enqueueActions(({ context: { isKept, subject }, enqueue }) => {
        if (!isKept) return
        enqueue.assign({ isKept: false })
        enqueue.emit({ type: "draft.kept", subject, draft: null })
      }),
      tellUpdated: enqueueActions(({ context, enqueue }) => {
        enqueue.emit({ type: "toast", kind: "success", text: messages.updated })
        if (leadsTo !== undefined) enqueue.emit({ type: "navigate", to: leadsTo(context.subject) })
      }),
      tellMerged: emit({ type: "toast", kind: "info", text: editMessages.merged }),
      tellFailed: emit(({ context }) => ({
        type: "toast",
        kind: "danger",
        text: failureToast(messages, context.failure)
      })),
      tellUnauthorized: emit({ type: "unauthorized" })
    }
  }).createMachine({
    id,
    context: ({ input }) => initialContext(definition, input),
    initial: "opening",
    on: whenSessionIsBack,
    states: {
      opening: { always: [{ guard: "hasMovedOn", target: "movedOn" }, { target: "editing" }] },
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
          unchanged: { entry: "forget", on: isNew ? { submit } : {} },
          changed: {
            tags: "unsaved",
            after: { restsAfter: { actions: "keep" } },
            on: {
              cancel: "#asking",
              submit,
              ...givenUp,
              "page.hidden": { actions: "keep" }
            }
          }
        },
        id: "editing",
        on: {
          "draft.changed": {
            guard: "canEdit",
            target: ".looking",
            actions: { type: "setDraft", params: ({ event }) => event }
          },
          "subject.read": { target: ".looking", actions: follow },
          ...typing,
          ...steps
        }
      },
      asking: {
        id: "asking",
        tags: "unsaved",
        on: { edit: "editing", ...givenUp, ...following }
      },
      ...review,
      movedOn: {
        tags: "unsaved",
        on: {
          "collision.chosen": { actions: { type: "choose", params: ({ event }) => event } },
          mine: { actions: { type: "chooseAll", params: "mine" } },
          theirs: { actions: { type: "chooseAll", params: "theirs" } },
          confirm: [
            { guard: "canSendChosen", target: "updating", actions: "rebase" },
            { guard: "areAllChosen", target: "editing", actions: "rebase" }
          ],
          edit: { target: "editing", actions: "rebase" },
          ...givenUp
        }
      },
      updating: {
        id: "updating",
        tags: ["busy", "unsaved", "saving"],
        invoke: {
          id: "update",
          src: "update",
          input: ({ context: { businessEntityId, subject, draft } }) => ({ businessEntityId, subject, draft }),
          onDone: [
            { guard: withOutput("wasUpdated"), target: "editing", actions: [withOutput("setSaved"), "tellUpdated"] },
            {
              guard: withOutput("canMerge"),
              target: "updating",
              reenter: true,
              actions: [withOutput("setCurrent"), "rebase", "setMerged", "tellMerged"]
            },
            { guard: withOutput("movedOn"), target: "movedOn", actions: withOutput("setCurrent") },
            {
              guard: withOutput("wasUnauthorized"),
              target: "editing",
              actions: [withOutput("setFailure"), "tellFailed", "tellUnauthorized"]
            },
            { target: "editing", actions: [withOutput("setFailure"), "tellFailed"] }
          ],
          onError: { target: "editing", actions: ["setDefect", "tellFailed"] }
        }
      }
    }
  })
}

export type EditMachine<Subject, Draft> = ReturnType<typeof makeEditMachine<Subject, Draft>>

import { withoutEntry } from "@command-center/domain/component-config/config-entry"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { isRefusal, whenSessionIsBack } from "../actor-logic/session-back.ts"
import { failureText } from "./failure-text.ts"
import type {
  ConfigHolder,
  ConfigSaving,
  Removal,
  RemoveEntryContext,
  RemoveEntryEvent,
  RemoveEntryInput,
  SaveAnswer,
  SaveOutcome
} from "./remove-entry.types.ts"

/** Deletes an API interface or a device: the configuration is saved without it, on top of its newest revision. */
export const makeRemoveEntryMachine = <Held extends ConfigHolder>() => {
  const removedFrom = ({ removal, current }: RemoveEntryContext<Held>) =>
    removal === null ? Result.fail("gone") : withoutEntry((current ?? removal.held).config, removal.entry)
  return setup({
    types: {
      input: {} as RemoveEntryInput,
      context: {} as RemoveEntryContext<Held>,
      events: {} as RemoveEntryEvent<Held>,
      emitted: {} as Emitted,
      tags: {} as "busy" | "sending"
    },
    actors: { saveConfig: unprovided<ConfigSaving<Held> | null, SaveAnswer<Held>, Failure>("saveConfig") },
    guards: {
      isRefused: ({ context }) => isRefusal(context.failure),
      wasUnauthorized: answerGuards.wasUnauthorized,
      canEdit: ({ context }) => context.canEdit,
      canRemove: ({ context }) => context.canEdit && Result.isSuccess(removedFrom(context)),
      wasSaved: (_, outcome: SaveOutcome<Held>) => Result.isSuccess(outcome) && outcome.success.kind === "saved",
      movedOn: (_, outcome: SaveOutcome<Held>) => Result.isSuccess(outcome)
    },
    actions: {
      setRemoval: assign((_, removal: Removal<Held>) => ({ removal, current: null, failure: null })),
      clear: assign({ removal: null, current: null, failure: null }),
      setCurrent: assign((_, outcome: SaveOutcome<Held>) =>
        Result.isSuccess(outcome) && outcome.success.kind === "movedOn"
          ? { current: outcome.success.held, failure: null }
          : {}
      ),
      setFailure: assign((_, outcome: SaveOutcome<Held>) =>
        Result.isFailure(outcome) ? { failure: outcome.failure } : {}
      ),
      forgetFailure: assign({ failure: null }),
      setDefect: assign({ failure: { _tag: "Unreadable", sentence: recordMessages.crashed } }),
      tellRemoved: emit({ type: "toast", kind: "success", text: utgDetailMessages.updated }),
      tellFailed: emit(({ context }) => ({ type: "toast", kind: "danger", text: failureText(context) ?? "" })),
      tellUnauthorized: emit({ type: "unauthorized" })
    }
  }).createMachine({
    id: "removeEntry",
    context: ({ input }) => ({ ...input, removal: null, current: null, failure: null }),
    initial: "browsing",
    on: whenSessionIsBack,
    states: {
      browsing: {
        on: {
          "removal.opened": {
            guard: "canEdit",
            target: "confirming",
            actions: { type: "setRemoval", params: ({ event }) => event.removal }
          }
        }
      },
      confirming: {
        on: {
          confirm: { guard: "canRemove", target: "saving" },
          cancel: { target: "browsing", actions: "clear" }
        }
      },
      saving: {
        tags: ["busy", "sending"],
        invoke: {
          id: "saveConfig",
          src: "saveConfig",
          input: ({ context }) => {
            const { businessEntityId, removal, current } = context
            const config = removedFrom(context)
            return removal === null || Result.isFailure(config)
              ? null
              : { businessEntityId, held: current ?? removal.held, config: config.success }
          },
          onDone: [
            { guard: withOutput("wasSaved"), target: "browsing", actions: ["clear", "tellRemoved"] },
            { guard: withOutput("movedOn"), target: "confirming", actions: withOutput("setCurrent") },
            {
              guard: withOutput("wasUnauthorized"),
              target: "confirming",
              actions: [withOutput("setFailure"), "tellFailed", "tellUnauthorized"]
            },
            { target: "confirming", actions: [withOutput("setFailure"), "tellFailed"] }
          ],
          onError: { target: "confirming", actions: ["setDefect", "tellFailed"] }
        }
      }
    }
  })
}

export type RemoveEntryMachine<Held extends ConfigHolder> = ReturnType<typeof makeRemoveEntryMachine<Held>>

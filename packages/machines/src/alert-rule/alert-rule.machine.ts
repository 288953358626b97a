import { type AlertDraft, type AlertedView, canSaveRule, draftOfRule } from "@command-center/domain/alerts/alert-rule"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { askingToClose, closedForm, typedForm } from "../actor-logic/typed-form.ts"
import type {
  AlertRuleContext,
  AlertRuleEmitted,
  AlertRuleEvent,
  AlertRuleInput,
  AlertRuleOutput,
  CountOutcome
} from "./alert-rule.types.ts"

const isSame = (one: AlertDraft, other: AlertDraft): boolean =>
  one.name === other.name && one.direction === other.direction && one.limit === other.limit

/** The dialog in which a limit is set for a saved view, beside what the view shows now. */
export const alertRuleMachine = setup({
  types: {
    input: {} as AlertRuleInput,
    context: {} as AlertRuleContext,
    events: {} as AlertRuleEvent,
    emitted: {} as AlertRuleEmitted,
    output: {} as AlertRuleOutput,
    children: {} as { countView: "countView" },
    tags: {} as "unsaved"
  },
  actors: { countView: unprovided<AlertedView, number, Failure>("countView") },
  guards: {
    wasUnauthorized: answerGuards.wasUnauthorized,
    isUntouched: ({ context: { draft, before } }) => isSame(draft, before),
    canSave: ({ context }) => canSaveRule(context.draft)
  },
  actions: {
    setDraft: assign((_, draft: AlertDraft) => ({ draft })),
    setCounted: assign((_, outcome: CountOutcome) => ({
      counted: Result.mapError(outcome, ({ sentence }) => sentence)
    })),
    setBroken: assign({ counted: Result.fail(alertMessages.countBroken) }),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "alertRule",
  context: ({ input }) => {
    const before = draftOfRule(input.rule)
    return { ...input, before, draft: before, counted: null }
  },
  output: ({ context, event }) => ({
    saved: event.type === "xstate.done.state.alertRule.saved" ? context.draft : null
  }),
  invoke: {
    id: "countView",
    src: "countView",
    input: ({ context }) => context.view,
    onDone: [
      { guard: withOutput("wasUnauthorized"), actions: [withOutput("setCounted"), "tellUnauthorized"] },
      { actions: withOutput("setCounted") }
    ],
    onError: { actions: "setBroken" }
  },
  initial: "editing",
  states: {
    editing: {
      ...typedForm,
      on: {
        "draft.changed": { target: ".looking", actions: { type: "setDraft", params: ({ event }) => event.draft } },
        submit: { guard: "canSave", target: "saved" },
        /** The page below is left, and what is typed over it is given up. */
        discard: "closed"
      }
    },
    asking: askingToClose,
    saved: { type: "final" },
    closed: closedForm
  }
})

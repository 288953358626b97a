import { defaultPushDraft } from "@command-center/domain/push/push-draft"
import { otherwise } from "../actor-logic/answers.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import { whenSessionIsBack } from "../actor-logic/session-back.ts"
import { closedForm, typedDraft } from "../actor-logic/typed-form.ts"
import { accountOf, noChoices, pushOperation } from "./push.changes.ts"
import { pushSetup } from "./push.setup.ts"

/** Push Forms and Update Firmware for chosen devices (document 2 §4 "Push forms / firmware flow"). */
export const pushMachine = pushSetup.createMachine({
  id: "push",
  context: ({ input }) => {
    const draft = defaultPushDraft(input.kind, input.now, input.timeZone)
    const begun = { choices: noChoices, targets: [], leftOut: [], initial: draft, draft }
    return { ...input, ...begun, isWaitLong: false, submittedAt: null, pushed: 0, error: null }
  },
  initial: "checking",
  output: ({ context }) => ({ pushed: context.pushed }),
  states: {
    checking: {
      always: [
        { guard: "isNobody", target: "closed", actions: "tellNobody" },
        { guard: "isLacking", target: "closed", actions: "tellRefused" },
        { target: "loading" }
      ]
    },
    // What types the devices are of, the service tells.
    judging: {
      always: [
        { guard: "isIncompatible", target: "incompatible" },
        { guard: "isKnown", target: "editing", actions: "setTargets" },
        { target: "closed", actions: "tellRefused" }
      ]
    },
    incompatible: {
      on: {
        "batch.chosen": {
          guard: { type: "isBatch", params: ({ event }) => event.batch },
          target: "judging",
          actions: { type: "setBatch", params: ({ event }) => event.batch }
        },
        cancel: "closed"
      }
    },
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      invoke: {
        id: "loadChoices",
        src: "loadChoices",
        input: ({ context }) => accountOf(context),
        onDone: [
          { guard: withOutput("succeeded"), target: "judging", actions: withOutput("setChoices") },
          ...otherwise("unloaded", withOutput("setChoicesFailure"))
        ],
        onError: "crashed"
      },
      on: { cancel: "closed" }
    },
    unloaded: { on: { retry: "loading", cancel: "closed" } },
    editing: {
      initial: "clean",
      on: {
        ...whenSessionIsBack,
        "draft.changed": { actions: { type: "change", params: ({ event }) => event.change } },
        submit: [
          {
            guard: { type: "isSubmittable", params: ({ event }) => event.now },
            target: "sending",
            actions: { type: "setSubmitted", params: ({ event }) => event.now }
          },
          { guard: "isAllowed", actions: { type: "setRefusal", params: ({ event }) => event.now } }
        ],
        cancel: "closed"
      },
      states: {
        ...typedDraft,
        asking: { ...typedDraft.asking, on: { ...typedDraft.asking.on, submit: {} } }
      }
    },
    sending: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "operation",
        src: "operation",
        input: ({ context }) => ({ plan: pushOperation(context, context.now) }),
        onDone: [
          { guard: withOutput("isAccepted"), target: "pushed", actions: withOutput("setPushed") },
          { guard: withOutput("isUndone"), target: "editing", actions: withOutput("setFailure") },
          { target: "closed", actions: withOutput("setPushed") }
        ],
        onError: "crashed"
      }
    },
    crashed: {
      tags: ["crashed", "unsaved"],
      on: {
        retry: { guard: "hasNotSent", target: "loading" },
        close: "closed",
        cancel: "closed"
      }
    },
    pushed: { type: "final" },
    closed: closedForm
  }
})

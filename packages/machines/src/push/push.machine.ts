import { defaultPushDraft } from "@command-center/domain/push/push-draft"
import { pushSetup } from "./push.setup.ts"
import { accountOf, choicesOf, noChoices } from "./push-facts.ts"

/** Push Forms and Update Firmware for chosen devices (document 2 §4 "Push forms / firmware flow"). */
export const pushMachine = pushSetup.createMachine({
  id: "push",
  context: ({ input }) => {
    const draft = defaultPushDraft(input.kind, input.now, input.timeZone)
    return { ...input, choices: noChoices, targets: [], initial: draft, draft, sent: [], found: [], error: null }
  },
  initial: "judging",
  output: ({ context }) => ({ pushed: context.found.length }),
  states: {
    judging: {
      always: [
        { guard: "isIncompatible", target: "incompatible" },
        { guard: "isLacking", target: "closed", actions: { type: "tellRefused", params: () => noChoices } },
        { target: "loading" }
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
      invoke: {
        id: "loadChoices",
        src: "loadChoices",
        input: ({ context }) => accountOf(context),
        onDone: [
          {
            guard: { type: "isKnown", params: ({ event }) => event.output },
            target: "editing",
            actions: { type: "setChoices", params: ({ event }) => event.output }
          },
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "closed",
            actions: { type: "tellRefused", params: ({ event }) => choicesOf(event.output) }
          },
          {
            guard: { type: "isUnauthorized", params: ({ event }) => event.output },
            target: "unloaded",
            actions: [{ type: "setChoicesFailure", params: ({ event }) => event.output }, "tellUnauthorized"]
          },
          { target: "unloaded", actions: { type: "setChoicesFailure", params: ({ event }) => event.output } }
        ],
        onError: "crashed"
      },
      on: { cancel: "closed" }
    },
    unloaded: { on: { retry: "loading", cancel: "closed" } },
    editing: {
      initial: "clean",
      on: {
        "draft.changed": { actions: { type: "change", params: ({ event }) => event.change } },
        submit: [
          {
            guard: { type: "isSubmittable", params: ({ event }) => event.now },
            target: "sending",
            actions: { type: "setSent", params: ({ event }) => event.now }
          },
          { guard: "isAllowed", actions: { type: "setRefusal", params: ({ event }) => event.now } }
        ],
        cancel: "closed"
      },
      states: {
        clean: { always: { guard: "isChanged", target: "dirty" } },
        dirty: { tags: "unsaved", always: { guard: "isUnchanged", target: "clean" } }
      }
    },
    sending: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "createTasks",
        src: "createTasks",
        input: ({ context }) => ({ businessEntityId: accountOf(context), tasks: context.sent }),
        onDone: [
          {
            guard: { type: "isConfirmed", params: ({ event }) => event.output },
            target: "pushed",
            actions: [{ type: "setFound", params: ({ event }) => event.output }, "tellPushed"]
          },
          // An answer that leaves tasks out says nothing about those.
          { guard: { type: "succeeded", params: ({ event }) => event.output }, target: "unknown" },
          {
            guard: { type: "isUncertain", params: ({ event }) => event.output },
            target: "unknown",
            actions: { type: "setError", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isUnauthorized", params: ({ event }) => event.output },
            target: "editing",
            actions: [{ type: "setError", params: ({ event }) => event.output }, "tellUnauthorized"]
          },
          {
            target: "editing",
            actions: [{ type: "setError", params: ({ event }) => event.output }, "tellFailed"]
          }
        ],
        // A defect after the call left says nothing about what the service did with it.
        onError: "unknown"
      }
    },
    unknown: { tags: "unsaved", on: { check: "looking", close: "closed" } },
    looking: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "findTasks",
        src: "findTasks",
        input: ({ context }) => ({ businessEntityId: accountOf(context), tasks: context.sent }),
        onDone: [
          {
            guard: { type: "isConfirmed", params: ({ event }) => event.output },
            target: "pushed",
            actions: [{ type: "setFound", params: ({ event }) => event.output }, "tellPushed"]
          },
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "partlyFound",
            actions: { type: "setFound", params: ({ event }) => event.output }
          },
          { guard: { type: "succeeded", params: ({ event }) => event.output }, target: "notFound" },
          {
            guard: { type: "isUnauthorized", params: ({ event }) => event.output },
            target: "unknown",
            actions: [{ type: "setError", params: ({ event }) => event.output }, "tellUnauthorized"]
          },
          { target: "unknown", actions: { type: "setError", params: ({ event }) => event.output } }
        ],
        onError: "crashed"
      },
      on: { close: "closed" }
    },
    notFound: {
      tags: "unsaved",
      on: { edit: { target: "editing", actions: "forgetSent" }, check: "looking", close: "closed" }
    },
    partlyFound: {
      tags: "unsaved",
      on: { edit: { target: "editing", actions: "keepNotFound" }, check: "looking", close: "closed" }
    },
    crashed: {
      tags: ["crashed", "unsaved"],
      on: {
        retry: { guard: "hasNotSent", target: "loading" },
        check: { guard: "hasSent", target: "looking" },
        close: "closed",
        cancel: "closed"
      }
    },
    pushed: { type: "final" },
    closed: { type: "final" }
  }
})

import { schedulableOf } from "@command-center/domain/task/schedulable"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { noVersions } from "@command-center/domain/version/version-product"
import { stateIn } from "xstate"
import { withOutput } from "../actor-logic/outcome.ts"
import { whenSessionIsBack } from "../actor-logic/session-back.ts"
import { closedForm, typedDraft } from "../actor-logic/typed-form.ts"
import { planOf } from "./schedule-draft-state.ts"
import { scheduleTaskSetup } from "./schedule-task.setup.ts"

export const scheduleTaskMachine = scheduleTaskSetup.createMachine({
  id: "scheduleTask",
  context: ({ input }) => {
    const initial = { ...defaultScheduleDraft(input.now, input.timeZone, noVersions), ...input.begins }
    const draft = {
      initial,
      draft: initial,
      versions: noVersions,
      versionsFailure: null,
      versionsNotOffered: { utg: null, agent: null },
      isLabelTouched: false
    }
    return { ...input, ...schedulableOf(input.targets), ...draft, submittedAt: null, record: null, error: null }
  },
  initial: "loadingVersions",
  output: ({ context }) => ({ record: context.record }),
  states: {
    loadingVersions: {
      tags: "busy",
      initial: "clean",
      invoke: {
        id: "loadVersions",
        src: "loadVersions",
        onDone: [
          {
            guard: stateIn({ loadingVersions: "asking" }),
            target: "editing.asking",
            actions: withOutput("setVersions")
          },
          { target: "editing", actions: withOutput("setVersions") }
        ],
        onError: "crashed"
      },
      on: {
        ...whenSessionIsBack,
        "draft.changed": { actions: { type: "change", params: ({ event }) => event.change } },
        submit: [
          {
            guard: { type: "isSubmittable", params: ({ event }) => event.now },
            target: "sending",
            actions: { type: "setSubmitted", params: ({ event }) => event.now }
          },
          { guard: "needsNoVersion", actions: { type: "setRefusal", params: ({ event }) => event.now } }
        ],
        cancel: "closed"
      },
      states: {
        ...typedDraft,
        asking: { ...typedDraft.asking, on: { ...typedDraft.asking.on, submit: {} } }
      }
    },
    editing: {
      initial: "clean",
      on: {
        ...whenSessionIsBack,
        "draft.changed": { actions: { type: "change", params: ({ event }) => event.change } },
        "versions.retry": "loadingVersions",
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
        asking: { ...typedDraft.asking, on: { ...typedDraft.asking.on, submit: {}, "versions.retry": {} } }
      }
    },
    sending: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "operation",
        src: "operation",
        input: ({ context }) => ({ plan: planOf(context, context.now) }),
        onDone: [
          { guard: withOutput("isAccepted"), target: "sent", actions: withOutput("setRecord") },
          {
            guard: withOutput("isUndoneBeforeVersions"),
            target: "loadingVersions",
            actions: withOutput("setFailure")
          },
          { guard: withOutput("isUndone"), target: "editing", actions: withOutput("setFailure") },
          { target: "closed", actions: withOutput("setRecord") }
        ],
        onError: "crashed"
      }
    },
    sent: {
      entry: "restoreDefaults",
      on: {
        // What needs no version may have gone before these came.
        edit: [
          { guard: "hasNoVersions", target: "loadingVersions", actions: "forgetSubmitted" },
          { target: "editing", actions: "forgetSubmitted" }
        ],
        close: "closed"
      }
    },
    crashed: {
      tags: ["crashed", "unsaved"],
      on: {
        "versions.retry": { guard: "hasNotSent", target: "loadingVersions" },
        close: "closed",
        cancel: "closed"
      }
    },
    closed: closedForm
  }
})

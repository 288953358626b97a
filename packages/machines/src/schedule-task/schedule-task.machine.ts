import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { noVersions } from "@command-center/domain/version/version-product"
import { accountOf } from "./schedule-draft-state.ts"
import { scheduleTaskSetup } from "./schedule-task.setup.ts"

export const scheduleTaskMachine = scheduleTaskSetup.createMachine({
  id: "scheduleTask",
  context: ({ input }) => {
    const initial = defaultScheduleDraft(input.now, input.timeZone, noVersions)
    const draft = { initial, draft: initial }
    return { ...input, ...draft, versions: noVersions, versionsFailure: null, sent: [], outcome: null, error: null }
  },
  initial: "loadingVersions",
  output: ({ context }) => ({ outcome: context.outcome }),
  states: {
    loadingVersions: {
      tags: "busy",
      invoke: {
        id: "loadVersions",
        src: "loadVersions",
        onDone: { target: "editing", actions: { type: "setVersions", params: ({ event }) => event.output } },
        onError: "crashed"
      },
      on: {
        "draft.changed": { actions: { type: "change", params: ({ event }) => event.change } },
        cancel: "closed"
      }
    },
    editing: {
      initial: "clean",
      on: {
        "draft.changed": { actions: { type: "change", params: ({ event }) => event.change } },
        "versions.retry": "loadingVersions",
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
        dirty: { tags: "unsaved", always: { guard: "isUnchanged", target: "clean" }, on: { cancel: "asking" } },
        asking: {
          tags: "unsaved",
          on: {
            edit: "dirty",
            discard: "#scheduleTask.closed",
            cancel: {},
            submit: {},
            "draft.changed": {},
            "versions.retry": {}
          }
        }
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
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "sent",
            actions: [{ type: "setOutcome", params: ({ event }) => event.output }, "tellCreated"]
          },
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
    unknown: {
      tags: "unsaved",
      on: { check: "checking", close: "closed" }
    },
    checking: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "findTasks",
        src: "findTasks",
        input: ({ context }) => ({ businessEntityId: accountOf(context), tasks: context.sent }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "sent",
            actions: [{ type: "setOutcome", params: ({ event }) => event.output }, "tellCreated"]
          },
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "notFound"
          },
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
      on: { edit: { target: "editing", actions: "forgetSent" }, check: "checking", close: "closed" }
    },
    sent: {
      entry: "restoreDefaults",
      on: { edit: { target: "editing", actions: "forgetSent" }, close: "closed" }
    },
    crashed: {
      tags: ["crashed", "unsaved"],
      on: {
        "versions.retry": { guard: "hasNotSent", target: "loadingVersions" },
        check: { guard: "hasSent", target: "checking" },
        close: "closed",
        cancel: "closed"
      }
    },
    closed: { type: "final" }
  }
})

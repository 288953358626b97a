import { defaultScheduleDraft, type ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { type CreatedTask, outcomeOf } from "@command-center/domain/task/schedule-outcome"
import { buildTasks, scheduleErrorText } from "@command-center/domain/task/task-builder"
import { creationMessages, scheduleMessages } from "@command-center/domain/task/task-messages"
import { noVersions, sortProducts } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { isUncertain } from "../operation/uncertainty.ts"
import { accountOf, isChanged, isSubmittable, withVersionDefaults } from "./schedule-draft-state.ts"
import type {
  CreateOutcome,
  LoadedVersions,
  ScheduleTaskContext,
  ScheduleTaskEvent,
  ScheduleTaskInput,
  ScheduleTaskOutput,
  TasksToSend
} from "./schedule-task.types.ts"

export const scheduleTaskMachine = setup({
  types: {
    input: {} as ScheduleTaskInput,
    context: {} as ScheduleTaskContext,
    events: {} as ScheduleTaskEvent,
    emitted: {} as Emitted,
    output: {} as ScheduleTaskOutput,
    tags: {} as "busy" | "unsaved" | "crashed"
  },
  actors: {
    loadVersions: unprovided<void, LoadedVersions, never>("loadVersions"),
    createTasks: unprovided<TasksToSend, ReadonlyArray<CreatedTask>, Failure>("createTasks"),
    findTasks: unprovided<TasksToSend, ReadonlyArray<CreatedTask>, Failure>("findTasks")
  },
  guards: {
    isChanged: ({ context }) => isChanged(context),
    isUnchanged: ({ context }) => !isChanged(context),
    isSubmittable: ({ context }, now: Date) => isSubmittable(context, now),
    isAllowed: ({ context }) => context.canEdit,
    hasSent: ({ context }) => context.sent.length > 0,
    hasNotSent: ({ context }) => context.sent.length === 0,
    succeeded: (_, outcome: CreateOutcome) => Result.isSuccess(outcome),
    isUncertain: (_, outcome: CreateOutcome) => Result.isFailure(outcome) && isUncertain(outcome.failure),
    isUnauthorized: (_, outcome: CreateOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    isFound: (_, outcome: CreateOutcome) => Result.isSuccess(outcome) && outcome.success.length > 0
  },
  actions: {
    change: assign(({ context }, change: Partial<ScheduleDraft>) => ({ draft: { ...context.draft, ...change } })),
    setVersions: assign(({ context }, outcome: Outcome<LoadedVersions, never>) => {
      const { utg, agent } = Result.getOrThrow(outcome)
      const versions = {
        utg: sortProducts(Result.getOrElse(utg, () => noVersions.utg)),
        agent: sortProducts(Result.getOrElse(agent, () => noVersions.agent))
      }
      const failed = [utg, agent].find(Result.isFailure)
      return {
        ...withVersionDefaults(context, versions),
        versionsFailure: failed === undefined ? null : scheduleMessages.versionsUnavailable(failed.failure.sentence)
      }
    }),
    setSent: assign(({ context }, now: Date) => ({
      sent: Result.getOrElse(buildTasks({ ...context, products: context.versions, now }), () => []),
      error: null,
      now
    })),
    forgetSent: assign({ sent: [] }),
    setRefusal: assign(({ context }, now: Date) =>
      Result.match(buildTasks({ ...context, products: context.versions, now }), {
        onSuccess: () => ({ error: null }),
        onFailure: (error) => ({ error: scheduleErrorText(error) })
      })
    ),
    setOutcome: assign(({ context }, outcome: CreateOutcome) => ({
      outcome: outcomeOf(
        context.sent,
        Result.getOrElse(outcome, () => [])
      ),
      error: null
    })),
    restoreDefaults: assign(({ context }) => {
      const initial = defaultScheduleDraft(context.now, context.timeZone, context.versions)
      return { initial, draft: initial }
    }),
    setError: assign((_, outcome: CreateOutcome) =>
      Result.isFailure(outcome) ? { error: creationMessages.createFailed(outcome.failure.sentence) } : {}
    ),
    tellCreated: emit(({ context }) => ({
      type: "toast",
      kind: "success",
      text: creationMessages.created(context.outcome?.created ?? 0)
    })),
    tellFailed: emit(({ context }) => ({ type: "toast", kind: "danger", text: context.error ?? "" })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
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

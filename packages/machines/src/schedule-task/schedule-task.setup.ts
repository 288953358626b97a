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
import { isChanged, isSubmittable, withVersionDefaults } from "./schedule-draft-state.ts"
import type {
  CreateOutcome,
  LoadedVersions,
  ScheduleTaskContext,
  ScheduleTaskEvent,
  ScheduleTaskInput,
  ScheduleTaskOutput,
  TasksToSend
} from "./schedule-task.types.ts"

/** What the flow is made of; its chart stands in schedule-task.machine.ts. */
export const scheduleTaskSetup = setup({
  types: {
    input: {} as ScheduleTaskInput,
    context: {} as ScheduleTaskContext,
    events: {} as ScheduleTaskEvent,
    emitted: {} as Emitted,
    output: {} as ScheduleTaskOutput,
    tags: {} as "busy" | "unsaved" | "crashed"
  },
  actors: {
    loadVersions: unprovided<void, LoadedVersions, Failure>("loadVersions"),
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
    setVersions: assign(({ context }, outcome: Outcome<LoadedVersions, Failure>) => {
      const { utg, agent } = Result.getOrElse(outcome, (failure) => ({
        utg: Result.fail(failure),
        agent: Result.fail(failure)
      }))
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
})

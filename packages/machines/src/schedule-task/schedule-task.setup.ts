import { isNothingDone } from "@command-center/domain/operation/nothing-done"
import type { OperationRecord } from "@command-center/domain/operation/operation"
import { isAccepted } from "@command-center/domain/operation/operation-results"
import { defaultScheduleDraft, type ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { neededVersion } from "@command-center/domain/task/schedule-issues"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import { sortProducts } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import { assign, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { nothingOffered } from "../actor-logic/offered.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { isRefusal } from "../actor-logic/session-back.ts"
import { bulkCallMachine } from "../operation/bulk-call.ts"
import {
  failureOf,
  hasNoVersions,
  isChanged,
  isSubmittable,
  submitRefusal,
  withVersionDefaults
} from "./schedule-draft-state.ts"
import type {
  LoadedVersions,
  ScheduleTaskContext,
  ScheduleTaskEvent,
  ScheduleTaskInput,
  ScheduleTaskOutput
} from "./schedule-task.types.ts"

/** What the flow is made of; its chart stands in schedule-task.machine.ts. */
export const scheduleTaskSetup = setup({
  types: {
    input: {} as ScheduleTaskInput,
    context: {} as ScheduleTaskContext,
    events: {} as ScheduleTaskEvent,
    output: {} as ScheduleTaskOutput,
    children: {} as { loadVersions: "loadVersions"; operation: "operation" },
    tags: {} as "busy" | "unsaved" | "crashed"
  },
  actors: {
    loadVersions: unprovided<void, LoadedVersions, Failure>("loadVersions"),
    operation: bulkCallMachine
  },
  guards: {
    isRefused: ({ context }) => isRefusal(context.error),
    isChanged: ({ context }) => isChanged(context),
    isUnchanged: ({ context }) => !isChanged(context),
    isSubmittable: ({ context }, now: Date) => isSubmittable(context, now),
    isAllowed: ({ context }) => context.canEdit,
    needsNoVersion: ({ context }) => context.canEdit && neededVersion(context.draft) === null,
    hasNoVersions: ({ context }) => hasNoVersions(context),
    isUndoneBeforeVersions: ({ context }, record: OperationRecord) => hasNoVersions(context) && isNothingDone(record),
    hasNotSent: ({ context }) => context.submittedAt === null,
    isAccepted: (_, record: OperationRecord) => isAccepted(record),
    isUndone: (_, record: OperationRecord) => isNothingDone(record)
  },
  actions: {
    change: assign(({ context }, change: Partial<ScheduleDraft>) => ({
      draft: { ...context.draft, ...change },
      isLabelTouched:
        context.isLabelTouched || (change.logs !== undefined && change.logs.label !== context.draft.logs.label)
    })),
    setVersions: assign(({ context }, outcome: Outcome<LoadedVersions, Failure>) => {
      const { utg, agent } = Result.getOrElse(outcome, (failure) => ({
        utg: Result.fail(failure),
        agent: Result.fail(failure)
      }))
      const read = {
        utg: Result.getOrElse(utg, () => nothingOffered),
        agent: Result.getOrElse(agent, () => nothingOffered)
      }
      const versions = { utg: sortProducts(read.utg.rows), agent: sortProducts(read.agent.rows) }
      const failed = [utg, agent].find(Result.isFailure)
      return {
        ...withVersionDefaults(context, versions),
        versionsNotOffered: { utg: read.utg.notOffered, agent: read.agent.notOffered },
        versionsFailure: failed === undefined ? null : scheduleMessages.versionsUnavailable(failed.failure.sentence)
      }
    }),
    setSubmitted: assign((_, now: Date) => ({ submittedAt: now, now, error: null, record: null })),
    forgetSubmitted: assign({ submittedAt: null }),
    forgetFailure: assign({ error: null }),
    setRefusal: assign(({ context }, now: Date) => ({ error: submitRefusal(context, now), now })),
    setRecord: assign((_, record: OperationRecord) => ({ record })),
    setFailure: assign((_, record: OperationRecord) => ({ error: failureOf(record), submittedAt: null })),
    restoreDefaults: assign(({ context }) => {
      const initial = defaultScheduleDraft(context.now, context.timeZone, context.versions)
      return { initial, draft: initial, isLabelTouched: false }
    })
  }
})

import type { DeviceRow } from "@command-center/domain/device/device"
import { formMessages } from "@command-center/domain/form/form-messages"
import type { PushDraft } from "@command-center/domain/push/push-draft"
import { pushMessages } from "@command-center/domain/push/push-messages"
import type { CreatedTask } from "@command-center/domain/task/schedule-outcome"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { isUncertain } from "../operation/uncertainty.ts"
import type {
  ChoicesOutcome,
  PushChoices,
  PushContext,
  PushEvent,
  PushInput,
  PushOutcome,
  PushOutput,
  TasksToPush
} from "./push.types.ts"
import * as facts from "./push-facts.ts"

const targetsOf = (context: Pick<PushContext, "devices">, choices: PushChoices) =>
  Result.getOrElse(facts.targetsWith(context, choices), () => [])

/** What the flow is made of; its chart stands in push.machine.ts. */
export const pushSetup = setup({
  types: {
    input: {} as PushInput,
    context: {} as PushContext,
    events: {} as PushEvent,
    emitted: {} as Emitted,
    output: {} as PushOutput,
    tags: {} as "busy" | "unsaved" | "crashed"
  },
  actors: {
    loadChoices: unprovided<number, PushChoices, Failure>("loadChoices"),
    createTasks: unprovided<TasksToPush, ReadonlyArray<CreatedTask>, Failure>("createTasks"),
    findTasks: unprovided<TasksToPush, ReadonlyArray<CreatedTask>, Failure>("findTasks")
  },
  guards: {
    isIncompatible: ({ context }) => facts.isIncompatible(context),
    isLacking: ({ context }) => facts.isLacking(context),
    isBatch: ({ context }, batch: number) => facts.batchAt(context, batch).length > 0,
    isKnown: ({ context }, outcome: ChoicesOutcome) =>
      Result.isSuccess(outcome) && Result.isSuccess(facts.targetsWith(context, outcome.success)),
    isChanged: ({ context }) => facts.isChanged(context),
    isUnchanged: ({ context }) => !facts.isChanged(context),
    isSubmittable: ({ context }, now: Date) => facts.isSubmittable(context, now),
    isAllowed: ({ context }) => context.canEdit,
    hasSent: ({ context }) => context.sent.length > 0,
    hasNotSent: ({ context }) => context.sent.length === 0,
    succeeded: (_, outcome: Outcome<unknown, Failure>) => Result.isSuccess(outcome),
    isConfirmed: ({ context }, outcome: PushOutcome) => facts.isConfirmed(context, outcome),
    isFound: (_, outcome: PushOutcome) => Result.isSuccess(outcome) && outcome.success.length > 0,
    isUncertain: (_, outcome: PushOutcome) => Result.isFailure(outcome) && isUncertain(outcome.failure),
    isUnauthorized: (_, outcome: Outcome<unknown, Failure>) =>
      Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setBatch: assign(({ context }, batch: number): { readonly devices: ReadonlyArray<DeviceRow> } => ({
      devices: facts.batchAt(context, batch)
    })),
    setChoices: assign(({ context }, outcome: ChoicesOutcome) => {
      const choices = facts.choicesOf(outcome)
      return { choices, targets: targetsOf(context, choices), error: null }
    }),
    setChoicesFailure: assign((_, outcome: ChoicesOutcome) => ({
      error: formMessages.loadFailed(facts.failureText(outcome))
    })),
    change: assign(({ context }, change: Partial<PushDraft>) => ({ draft: facts.changed(context.draft, change) })),
    setSent: assign(({ context }, now: Date) => ({ sent: facts.tasksOf(context, now), found: [], error: null })),
    setRefusal: assign(({ context }, now: Date) => ({ error: facts.submitRefusal(context, now) })),
    setError: assign((_, outcome: PushOutcome) => ({ error: facts.pushFailed(outcome) })),
    setFound: assign((_, outcome: PushOutcome) => ({ found: Result.getOrElse(outcome, () => []), error: null })),
    forgetSent: assign({ sent: [], found: [], error: null }),
    /** What was found is done; what is sent next is for the others alone. */
    keepNotFound: assign(({ context }) => {
      const devices = facts.notFound(context)
      return { devices, targets: targetsOf({ devices }, context.choices), sent: [], found: [], error: null }
    }),
    tellRefused: emit(({ context }, choices: PushChoices) => ({
      type: "alert" as const,
      header: pushMessages.titles[context.kind],
      message: facts.refusalText(context, choices)
    })),
    tellPushed: emit({ type: "toast", kind: "success", text: pushMessages.pushed }),
    tellFailed: emit(({ context }) => ({ type: "toast" as const, kind: "danger" as const, text: context.error ?? "" })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
})

import { isNothingDone } from "@command-center/domain/operation/nothing-done"
import type { OperationRecord } from "@command-center/domain/operation/operation"
import { countsOf, isAccepted } from "@command-center/domain/operation/operation-results"
import type { PushDraft } from "@command-center/domain/push/push-draft"
import { pushMessages } from "@command-center/domain/push/push-messages"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { longWait } from "../actor-logic/long-wait.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { isRefusal } from "../actor-logic/session-back.ts"
import { bulkCallMachine } from "../operation/bulk-call.ts"
import * as facts from "./push.changes.ts"
import type { ChoicesOutcome, PushChoices, PushContext, PushEvent, PushInput, PushOutput } from "./push.types.ts"

/** What the flow is made of; its chart stands in push.machine.ts. */
export const pushSetup = setup({
  types: {
    input: {} as PushInput,
    context: {} as PushContext,
    events: {} as PushEvent,
    emitted: {} as Emitted,
    output: {} as PushOutput,
    children: {} as { loadChoices: "loadChoices"; operation: "operation" },
    tags: {} as "busy" | "unsaved" | "crashed"
  },
  actors: {
    loadChoices: unprovided<number, PushChoices, Failure>("loadChoices"),
    operation: bulkCallMachine
  },
  delays: { longWait },
  guards: {
    ...answerGuards,
    isIncompatible: ({ context }) => facts.isIncompatible(context),
    isLacking: ({ context }) => facts.isLacking(context),
    isBatch: ({ context }, batch: number) => facts.batchAt(context, batch).length > 0,
    isKnown: ({ context }) => facts.isKnown(context),
    isNobody: ({ context }) => facts.isNobody(context),
    isRefused: ({ context }) => isRefusal(context.error),
    isChanged: ({ context }) => facts.isChanged(context),
    isUnchanged: ({ context }) => !facts.isChanged(context),
    isSubmittable: ({ context }, now: Date) => facts.isSubmittable(context, now),
    isAllowed: ({ context }) => context.canEdit,
    hasNotSent: ({ context }) => context.submittedAt === null,
    isAccepted: (_, record: OperationRecord) => isAccepted(record),
    isUndone: (_, record: OperationRecord) => isNothingDone(record)
  },
  actions: {
    setBatch: assign(({ context }, batch: number) => facts.batchOf(context, batch)),
    setChoices: assign((_, outcome: ChoicesOutcome) => ({ choices: facts.choicesOf(outcome), error: null })),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    setTargets: assign(({ context }) => ({ targets: facts.targetsOf(context) })),
    setChoicesFailure: assign((_, outcome: ChoicesOutcome) => ({
      error: listWords.forms.loadFailed(facts.failureText(outcome))
    })),
    change: assign(({ context }, change: Partial<PushDraft>) => ({ draft: facts.changed(context.draft, change) })),
    setSubmitted: assign((_, now: Date) => ({ submittedAt: now, now, error: null })),
    forgetFailure: assign({ error: null }),
    setRefusal: assign(({ context }, now: Date) => ({ error: facts.submitRefusal(context, now), now })),
    setFailure: assign((_, record: OperationRecord) => ({ error: facts.pushFailure(record), submittedAt: null })),
    setPushed: assign((_, record: OperationRecord) => ({ pushed: countsOf(record).accepted })),
    tellNobody: emit({ type: "browserAlert", text: pushMessages.noneSelected }),
    tellRefused: emit(({ context }) => ({
      type: "alert" as const,
      header: pushMessages.titles[context.kind],
      message: facts.refusalText(context)
    })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
})

import { noteIssue } from "@command-center/domain/rollout/plan-text"
import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import type { JournalEntry, Rollout } from "@command-center/domain/rollout/rollout-record"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import { type Failure, isUnauthorized, isUnknown } from "../actor-logic/failure.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { isRefusal } from "../actor-logic/session-back.ts"
import { hasNewWave, targetCounts, withChange, withEntries, withTargets } from "./rollout-run.changes.ts"
import type {
  ChosenStep,
  FoundTargets,
  RolloutRunContext,
  RolloutRunEmitted,
  RolloutRunEvent,
  RolloutRunInput,
  ShownTargets,
  ToldChange
} from "./rollout-run.types.ts"

type AnyOutcome = Outcome<unknown, Failure>

/** Who follows a rollout tells each change, and how it ended. */
export interface FollowInput {
  readonly id: string
  readonly after: string | null
}

export const rolloutRunSetup = setup({
  types: {
    input: {} as RolloutRunInput,
    context: {} as RolloutRunContext,
    events: {} as RolloutRunEvent,
    emitted: {} as RolloutRunEmitted,
    tags: {} as "busy" | "unsaved" | "sending"
  },
  actors: {
    loadRollout: unprovided<{ readonly id: string }, Rollout, Failure>("loadRollout"),
    followRollout: unprovided<FollowInput, void, Failure>("followRollout"),
    loadTargets: unprovided<{ readonly id: string; readonly shown: ShownTargets }, FoundTargets, Failure>(
      "loadTargets"
    ),
    loadJournal: unprovided<{ readonly id: string }, ReadonlyArray<JournalEntry>, Failure>("loadJournal"),
    takeStep: unprovided<{ readonly id: string; readonly chosen: ChosenStep }, Rollout, Failure>("takeStep")
  },
  delays: { longWait, refollow: 5000, reread: 5000 },
  guards: {
    isWaitLong: ({ context }) => context.isWaitLong,
    /** Where changes are not told, what is shown may be behind at any time. */
    isBehind: ({ context }) => context.isStale || !context.isLive,
    isUntold: ({ context }) => !context.isLive,
    hasNewWave: ({ context }) => hasNewWave(context),
    ...answerGuards,
    isRefused: ({ context }) => isRefusal(context.stepError),
    wasUnauthorizedLater: ({ context }, outcome: AnyOutcome) =>
      context.chosen?.isUncertain === true && Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    notConfirmed: ({ context }, outcome: AnyOutcome) =>
      context.chosen?.isUncertain === true || (Result.isFailure(outcome) && isUnknown(outcome.failure)),
    isStepUntouched: ({ context: { chosen } }) => chosen === null || (chosen.note === "" && !chosen.deleteTasks),
    isNoteTaken: ({ context: { chosen } }) => chosen === null || noteIssue(chosen.note) === null,
    needsNoQuestion: (_, step: string) => step === "pause"
  },
  actions: {
    setRollout: assign((_, outcome: Outcome<Rollout, Failure>) =>
      Result.match(outcome, {
        onSuccess: (rollout): Partial<RolloutRunContext> => ({ rollout, error: null }),
        onFailure: (error) => ({ error })
      })
    ),
    /** The answer of a step may be older than what was told while it was on its way, which goes on being told. */
    setTaken: assign(({ context }, outcome: Outcome<Rollout, Failure>) =>
      Result.isSuccess(outcome) && !(context.isLive && context.isToldSince)
        ? { rollout: outcome.success, error: null }
        : {}
    ),
    beginSending: assign({ isToldSince: false }),
    /** What is told from now on may not be in the answer: then it is asked for again. */
    beginReading: assign(({ context: { targets } }) => ({ isStale: false, askedWith: targets })),
    setTargets: assign(({ context }, outcome: Outcome<FoundTargets, Failure>) =>
      Result.match(outcome, {
        onSuccess: (read): Partial<RolloutRunContext> => ({
          targets: withTargets(context, read),
          targetsError: null
        }),
        onFailure: (targetsError) => ({ targetsError })
      })
    ),
    setJournal: assign(({ context }, outcome: Outcome<ReadonlyArray<JournalEntry>, Failure>) =>
      Result.match(outcome, {
        onSuccess: (entries): Partial<RolloutRunContext> => ({
          journal: withEntries(context.journal, entries),
          journalError: null
        }),
        onFailure: (journalError) => ({ journalError })
      })
    ),
    takeChange: assign(({ context }, { change, id }: { readonly change: ToldChange; readonly id: string | null }) => ({
      ...withChange(context, change),
      isToldSince: context.isToldSince || change.event === "rollout" || change.event === "wave",
      lastChange: id ?? context.lastChange
    })),
    setLive: assign({ isLive: true, followError: null }),
    endLive: assign({ isLive: false }),
    setFollowError: assign((_, outcome: AnyOutcome) => ({
      followError: Result.isFailure(outcome) ? outcome.failure : null
    })),
    /** Targets of another state are not among those that were chosen. */
    setShown: assign((_, state: ShownTargets["state"]) => ({
      shown: { state, most: targetCounts.atFirst },
      targets: null,
      targetsError: null
    })),
    showMore: assign(({ context: { shown } }) => ({
      shown: { ...shown, most: Math.min(shown.most + targetCounts.further, targetCounts.most) }
    })),
    chooseStep: assign(({ context }, step: ChosenStep["step"]) => ({
      chosen: { step, seen: context.rollout, note: "", deleteTasks: false, key: context.newKey(), isUncertain: false },
      stepError: null
    })),
    changeStep: assign(({ context: { chosen } }, change: Partial<Pick<ChosenStep, "note" | "deleteTasks">>) => ({
      chosen: chosen === null ? null : { ...chosen, ...change }
    })),
    /** What was refused is another step when it is sent again; what was not confirmed is the same. */
    renewKey: assign(({ context: { chosen, newKey } }) => ({
      chosen: chosen === null ? null : { ...chosen, key: newKey() }
    })),
    setUncertain: assign(({ context: { chosen } }) => ({
      chosen: chosen === null ? null : { ...chosen, isUncertain: true }
    })),
    setStepError: assign((_, outcome: AnyOutcome) => ({
      stepError: Result.isFailure(outcome) ? outcome.failure : null
    })),
    forgetFailure: assign({ stepError: null }),
    endStep: assign({ chosen: null, stepError: null }),
    setCancelled: assign({ error: calledOff }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    tellUnauthorized: emit({ type: "unauthorized" }),
    emitTaken: emit(({ context: { chosen } }) => ({
      type: "toast",
      kind: "success",
      text: chosen === null ? "" : rolloutPageMessages.taken[chosen.step]
    }))
  }
})

import type { RolloutSummary } from "@command-center/domain/rollout/rollout-record"
import type { SoughtRollouts } from "@command-center/domain/rollout/rollout-search"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { withRollout } from "./rollout-list.changes.ts"
import type {
  FoundRollouts,
  ListedAccount,
  RolloutListContext,
  RolloutListEmitted,
  RolloutListEvent,
  RolloutListInput
} from "./rollout-list.types.ts"

type AnyOutcome = Outcome<unknown, Failure>

/** Who follows the rollouts of an account tells each that changes, and how it ended. */
export interface FollowListInput extends ListedAccount {
  readonly after: string | null
}

export const rolloutListSetup = setup({
  types: {
    input: {} as RolloutListInput,
    context: {} as RolloutListContext,
    events: {} as RolloutListEvent,
    emitted: {} as RolloutListEmitted,
    tags: {} as "busy"
  },
  actors: {
    loadRollouts: unprovided<ListedAccount, FoundRollouts, Failure>("loadRollouts"),
    followRollouts: unprovided<FollowListInput, void, Failure>("followRollouts")
  },
  delays: { longWait, refollow: 5000 },
  guards: {
    isWaitLong: ({ context }) => context.isWaitLong,
    ...answerGuards
  },
  actions: {
    setOutcome: assign((_, outcome: Outcome<FoundRollouts, Failure>) =>
      Result.match(outcome, {
        onSuccess: (found): Partial<RolloutListContext> => ({ found, lastChange: found.lastChange, error: null }),
        onFailure: (error) => ({ error })
      })
    ),
    takeChange: assign(
      ({ context }, { rollout, id }: { readonly rollout: RolloutSummary; readonly id: string | null }) => ({
        found: context.found === null ? null : withRollout(context.found, rollout),
        lastChange: id ?? context.lastChange
      })
    ),
    seek: assign((_, sought: SoughtRollouts) => ({ sought })),
    setLive: assign({ isLive: true, followError: null }),
    endLive: assign({ isLive: false }),
    setFollowError: assign((_, outcome: AnyOutcome) => ({
      followError: Result.isFailure(outcome) ? outcome.failure : null
    })),
    setCancelled: assign({ error: calledOff }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
})

import { listRollouts } from "@command-center/api/rollouts/rollouts"
import { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import type { FoundRollouts, RolloutListInput } from "@command-center/machines/rollout-list/rollout-list.types"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffectWith } from "../../app/from-effect.ts"
import { rolloutFailureOf } from "./rollout-failure.ts"

export const wireRolloutList = ({ runtime, now }: Pick<Console, "runtime" | "now">) =>
  rolloutListMachine.provide({
    actors: {
      loadRollouts: fromEffectWith(
        runtime,
        rolloutFailureOf
      )(({ businessEntityId }: RolloutListInput) =>
        Effect.map(
          listRollouts(businessEntityId),
          ({ rollouts, hasMore }): FoundRollouts => ({
            rollouts,
            hasMore: hasMore === true,
            at: now().toISOString()
          })
        )
      )
    }
  })

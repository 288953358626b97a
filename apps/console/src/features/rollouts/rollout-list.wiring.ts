import { followRollouts } from "@command-center/api/rollouts/rollout-events"
import { listRollouts } from "@command-center/api/rollouts/rollouts"
import { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import type { FollowListInput } from "@command-center/machines/rollout-list/rollout-list.setup"
import type {
  FoundRollouts,
  ListedAccount,
  RolloutListEvent
} from "@command-center/machines/rollout-list/rollout-list.types"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffectWith } from "../../app/from-effect.ts"
import { fromStreamWith } from "./followed-stream.ts"
import { rolloutFailureOf } from "./rollout-failure.ts"

export const wireRolloutList = ({ runtime }: Pick<Console, "runtime">) =>
  rolloutListMachine.provide({
    actors: {
      loadRollouts: fromEffectWith(
        runtime,
        rolloutFailureOf
      )(({ businessEntityId }: ListedAccount) =>
        Effect.map(
          listRollouts(businessEntityId),
          ({ rollouts, hasMore, lastEvent }): FoundRollouts => ({
            rollouts,
            hasMore: hasMore === true,
            lastChange: lastEvent ?? null
          })
        )
      ),
      followRollouts: fromStreamWith(runtime)<FollowListInput, RolloutListEvent>(({ businessEntityId, after }, tell) =>
        followRollouts(businessEntityId, {
          after,
          onBegun: () => tell({ type: "live.begun" }),
          onEvent: ({ data }, id) => tell({ type: "changed", rollout: data, id })
        })
      )
    }
  })

import { createRollout } from "@command-center/api/rollouts/rollouts"
import { targetOf } from "@command-center/domain/rollout/target-of-row"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import type { ChosenTargets, FoundChosen, PlanToCreate } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { Effect, Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { failureOf, fromEffectWith } from "../../app/from-effect.ts"
import { readVersions } from "../../app/read-versions.ts"
import { rolloutFailureOf } from "./rollout-failure.ts"

type Given = Pick<Console, "runtime" | "openRows">

export const wireRolloutPlan = ({ runtime, openRows }: Given) =>
  rolloutPlanMachine.provide({
    actors: {
      // The worker reads the list and gives the rows of the selection alone.
      loadTargets: fromPromise<Result.Result<FoundChosen, Failure>, ChosenTargets>(
        async ({ input: { businessEntityId, ids }, signal }) => {
          const client = openRows(utgList)
          try {
            const [loaded, { versions }] = await Promise.all([
              client.load({ businessEntityId, predicates: [] }, signal),
              readVersions(runtime, signal)
            ])
            if (Result.isFailure(loaded)) return Result.fail(failureOf(loaded.failure))
            const rows = await client.rowsOf(ids)
            return Result.succeed({ targets: rows.map((row) => targetOf(row, businessEntityId)), versions })
          } finally {
            client.close()
          }
        }
      ),
      createRollout: fromEffectWith(
        runtime,
        rolloutFailureOf
      )((asked: PlanToCreate | null) =>
        asked === null ? Effect.die(new Error("there is no plan to send")) : createRollout(asked.plan, asked.key)
      )
    }
  })

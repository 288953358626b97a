import { loadList } from "@command-center/api/management/lists"
import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import { apiLayer } from "@command-center/api/transport/http-live"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { utgFields } from "@command-center/domain/utg/utg"
import { Effect } from "effect"

/** UTGs of an account as a person would choose them for a plan. */
export const someTargets = async (
  origin: string,
  token: string,
  count: number,
  businessEntityId = 12
): Promise<RolloutPlan["targets"]> => {
  const base = `${origin}/`
  const config = await Effect.runPromise(
    loadRuntimeConfig().pipe(Effect.provide(apiLayer({ base, current: () => ({ config: null, token: null }) })))
  )
  const { rows } = await Effect.runPromise(
    loadList({ call: "utgs", fields: utgFields }, businessEntityId).pipe(
      Effect.provide(apiLayer({ base, current: () => ({ config, token }) }))
    )
  )
  return rows
    .filter(({ machinePermanentId }) => machinePermanentId !== null)
    .slice(0, count)
    .map((row) => ({
      id: row.componentId,
      name: row.componentNickname ?? String(row.componentId),
      businessEntityId: row.businessEntityId ?? businessEntityId,
      machinePermanentId: row.machinePermanentId,
      merchant: row.componentMerchant,
      timeZone: row.machineStatusEntityStandardTimeZone,
      device: null
    }))
}

import { loadList } from "@command-center/api/management/lists"
import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { Credentials } from "@command-center/api/transport/credentials"
import type { Http } from "@command-center/api/transport/http"
import { apiLayer } from "@command-center/api/transport/http-live"
import { type DeviceRow, deviceFields } from "@command-center/domain/device/device"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { utgFields } from "@command-center/domain/utg/utg"
import { Effect } from "effect"

/** What a program comes to in the console's services with a token. */
export const asOperator = async <A>(
  origin: string,
  token: string,
  program: Effect.Effect<A, ApiError, Http | Credentials>
): Promise<A> => {
  const base = `${origin}/`
  const config = await Effect.runPromise(
    loadRuntimeConfig().pipe(Effect.provide(apiLayer({ base, current: () => ({ config: null, token: null }) })))
  )
  return Effect.runPromise(program.pipe(Effect.provide(apiLayer({ base, current: () => ({ config, token }) }))))
}

/** The devices of an account and below it. */
export const devicesOf = async (
  origin: string,
  token: string,
  businessEntityId: number
): Promise<ReadonlyArray<DeviceRow>> =>
  (await asOperator(origin, token, loadList({ call: "devices", fields: deviceFields }, businessEntityId))).rows

/** UTGs of an account as a person would choose them for a plan. */
export const someTargets = async (
  origin: string,
  token: string,
  count: number,
  businessEntityId = 12
): Promise<RolloutPlan["targets"]> => {
  const { rows } = await asOperator(origin, token, loadList({ call: "utgs", fields: utgFields }, businessEntityId))
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

const firstAt = (call: "profiles" | "forms") => async (origin: string, token: string, businessEntityId: number) => {
  const fields = { id: "id", businessEntityId: "id" } as const
  const [first] = (await asOperator(origin, token, loadList({ call, fields }, businessEntityId))).rows
  if (first === undefined) throw new Error(`there are no ${call} at the account ${businessEntityId}`)
  return first
}

/** A profile of an account or below it, as a person would choose it. */
export const firstProfileAt = firstAt("profiles")
/** A form of an account or below it, as a person would choose it. */
export const firstFormAt = firstAt("forms")

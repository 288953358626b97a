import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { type AskedRows, streamList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { DeviceSchemaName } from "@command-center/domain/device/device-type"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import { isForDevices, type RolloutAction } from "@command-center/domain/rollout/rollout-action"
import type { KnownTarget } from "@command-center/domain/rollout/target-issues"
import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { Effect, Result } from "effect"
import type { Program, Services } from "../access/services.ts"

const place = { businessEntityId: "number", machinePermanentId: "text" } as const
const utgs = { call: "utgs", fields: { componentId: "id", ...place } } as const
const devices = { call: "devices", fields: { deviceConfigId: "id", ...place } } as const

interface Where {
  readonly businessEntityId: number
  readonly filter: ReadonlyArray<AnyPredicate>
}

/** Rows are read while they arrive: a list of 100,000 is never held as a whole, and is read when its last byte is there. */
const byId = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  { businessEntityId, filter }: Where,
  of: (row: RowOf<Fields>) => readonly [id: number, known: KnownTarget]
): Program<ReadonlyMap<number, KnownTarget>> => {
  const found = new Map<number, KnownTarget>()
  const into = {
    begin: () => found.clear(),
    row: (row: RowOf<Fields>) => void found.set(...of(row)),
    pause: () => undefined
  }
  return Effect.as(streamList(list, businessEntityId, filter, into), found)
}

/** All that an action could change at an account and below it, by their ids, as the management service has them. */
export const targetsNow = (
  services: Services,
  token: string,
  action: Pick<RolloutAction, "kind">,
  where: Where
): Promise<Result.Result<ReadonlyMap<number, KnownTarget>, ApiError>> =>
  services.run(
    isForDevices(action)
      ? byId(devices, where, (row) => [row.deviceConfigId, row])
      : byId(utgs, where, (row) => [row.componentId, row]),
    token
  )

/** The device types of the service, for what goes to devices; the built-in ones count where these cannot be read. */
export const deviceTypesNow = async (
  services: Services,
  token: string,
  action: Pick<RolloutAction, "kind">
): Promise<ReadonlyArray<DeviceSchemaName>> => {
  if (!isForDevices(action)) return []
  const found = await services.run(findDeviceSchemas(), token)
  return Result.isSuccess(found) ? found.success.schemas.rows : []
}

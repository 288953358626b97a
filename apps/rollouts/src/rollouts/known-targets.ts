import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { type AskedRows, streamList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { DeviceSchemaName } from "@command-center/domain/device/device-type"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import { isForDevices, type RolloutAction } from "@command-center/domain/rollout/rollout-action"
import type { KnownTarget, KnownTargets } from "@command-center/domain/rollout/target-issues"
import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { Effect, Result } from "effect"
import type { Program, Services } from "../access/services.ts"

const place = { businessEntityId: "number", machinePermanentId: "text" } as const
const utg = { call: "utgs", fields: { componentId: "id" } } as const
const device = { call: "devices", fields: { deviceConfigId: "id" } } as const
const utgs = { call: "utgs", fields: { ...utg.fields, ...place } } as const
const devices = { call: "devices", fields: { ...device.fields, ...place } } as const

interface Where {
  readonly businessEntityId: number
  readonly filter: ReadonlyArray<AnyPredicate>
}

/** Rows are read while they arrive: a list of 100,000 is never held as a whole, and is read when its last byte is there. */
const readEach = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  { businessEntityId, filter }: Where,
  into: { readonly begin: () => void; readonly row: (row: RowOf<Fields>) => void }
) => streamList(list, businessEntityId, filter, { ...into, pause: () => undefined })

const known = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  where: Where,
  of: (row: RowOf<Fields>) => readonly [id: number, known: KnownTarget]
): Program<KnownTargets> => {
  const byId = new Map<number, KnownTarget>()
  const into = { begin: () => byId.clear(), row: (row: RowOf<Fields>) => void byId.set(...of(row)) }
  return Effect.map(readEach(list, where, into), ({ unreadable }) => ({ byId, isWhole: unreadable.count === 0 }))
}

const ids = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  where: Where,
  of: (row: RowOf<Fields>) => number
): Program<ReadonlySet<number>> => {
  const found = new Set<number>()
  return Effect.as(readEach(list, where, { begin: () => found.clear(), row: (row) => void found.add(of(row)) }), found)
}

type Asked<A> = (
  services: Services,
  token: string,
  action: Pick<RolloutAction, "kind">,
  where: Where
) => Promise<Result.Result<A, ApiError>>

/** All that an action could change at an account and below it, as the management service has them. */
export const targetsNow: Asked<KnownTargets> = (services, token, action, where) =>
  services.run(
    isForDevices(action)
      ? known(devices, where, (row) => [row.deviceConfigId, row])
      : known(utgs, where, (row) => [row.componentId, row]),
    token
  )

/** The ids of the same; whatever else of a row cannot be read, its id says who it is. */
export const idsNow: Asked<ReadonlySet<number>> = (services, token, action, where) =>
  services.run(
    isForDevices(action)
      ? ids(device, where, ({ deviceConfigId }) => deviceConfigId)
      : ids(utg, where, ({ componentId }) => componentId),
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

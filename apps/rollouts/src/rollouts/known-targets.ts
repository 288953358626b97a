import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import { isForDevices, type RolloutAction } from "@command-center/domain/rollout/rollout-action"
import type { KnownTarget } from "@command-center/domain/rollout/target-issues"
import { Effect, type Result } from "effect"
import type { Services } from "../access/services.ts"

const place = { businessEntityId: "number", machinePermanentId: "text" } as const
const utgs = { id: "utgs", fields: { componentId: "id", ...place } } as const
const devices = { id: "devices", fields: { deviceConfigId: "id", ...place } } as const

type Asked = readonly [services: Services, token: string, businessEntityId: number, action: Pick<RolloutAction, "kind">]

/** All that an action could change at an account and below it, by their ids, as the management service has them. */
export const targetsNow = (
  ...[services, token, businessEntityId, action]: Asked
): Promise<Result.Result<ReadonlyMap<number, KnownTarget>, ApiError>> =>
  services.run(
    isForDevices(action)
      ? Effect.map(
          loadList(devices, businessEntityId, []),
          ({ rows }): ReadonlyMap<number, KnownTarget> => new Map(rows.map((row) => [row.deviceConfigId, row]))
        )
      : Effect.map(
          loadList(utgs, businessEntityId, []),
          ({ rows }): ReadonlyMap<number, KnownTarget> => new Map(rows.map((row) => [row.componentId, row]))
        ),
    token
  )

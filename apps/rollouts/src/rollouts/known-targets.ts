import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import { isForDevices, type RolloutAction } from "@command-center/domain/rollout/rollout-action"
import { Effect, type Result } from "effect"
import type { Services } from "../access/services.ts"

const utgs = { id: "utgs", fields: { componentId: "id" } } as const
const devices = { id: "devices", fields: { deviceConfigId: "id" } } as const

/** The ids of all that an action could change at an account and below it, as the management service has them. */
export const knownTargets = (
  services: Services,
  token: string,
  businessEntityId: number,
  action: Pick<RolloutAction, "kind">
): Promise<Result.Result<ReadonlySet<number>, ApiError>> =>
  services.run(
    isForDevices(action)
      ? Effect.map(
          loadList(devices, businessEntityId, []),
          ({ rows }) => new Set(rows.map((row) => row.deviceConfigId))
        )
      : Effect.map(loadList(utgs, businessEntityId, []), ({ rows }) => new Set(rows.map((row) => row.componentId))),
    token
  )

import type { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readNothing } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { paths } from "../transport/wire-contract.ts"

/** Removes a UTG from Command Center, by the permanent id of its machine (document 2 §7). */
export const removeUtg = (businessEntityId: number, machinePermanentId: string): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "DELETE",
    place: paths.machine(businessEntityId, machinePermanentId),
    action: "remove the UTG",
    read: readNothing
  })

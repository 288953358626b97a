import type { JsonObject } from "@command-center/domain/json/json-field"
import { type MachineStatus, machineStatusFields } from "@command-center/domain/utg/machine-status"
import { readUtgComponent, type UtgComponent } from "@command-center/domain/utg/utg-component"
import { Effect, Result } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readNothing, readObjectBy, readRecord } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"
import { knownIds, knownMachineId, type PermanentId } from "./permanent-ids.ts"

/** One component (contract "Management service"); a 404 where there is none. */
export const loadComponent = (
  businessEntityId: number,
  componentId: number
): Effect.Effect<UtgComponent, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "GET",
    place: paths.component(businessEntityId, componentId),
    read: readObjectBy(answerFields.component, readUtgComponent)
  })

/** The ids by which a component is put back: its own and its machine's, both permanent. */
type ComponentIds = Pick<UtgComponent, "permanentId" | "machinePermanentId">

/** Puts a component, as `editedComponent` makes it, in place of the one that is there (document 2 §7 "UTG edit"). */
export const updateComponent = Effect.fn("updateComponent")(function* (
  businessEntityId: number,
  { permanentId, machinePermanentId }: ComponentIds,
  edited: JsonObject
) {
  const ids = yield* Effect.fromResult(knownIds(machinePermanentId, permanentId))
  return yield* sendCall({
    service: "management",
    method: "PUT",
    place: paths.machineComponent(businessEntityId, ids.machine, ids.component),
    body: { component: edited },
    action: "update component",
    read: readNothing
  })
}) satisfies (businessEntityId: number, ids: ComponentIds, edited: JsonObject) => Effect.Effect<void, ApiError, Http>

/** The status of a machine, with all of it as it was answered. */
export interface LoadedStatus extends MachineStatus {
  readonly json: JsonObject
}

/** What is known of a machine, by its permanent id (document 2 §7 "Lists and queries"). */
export const loadMachineStatus = Effect.fn("loadMachineStatus")(function* (
  businessEntityId: number,
  machinePermanentId: PermanentId
) {
  const machine = yield* Effect.fromResult(knownMachineId(machinePermanentId))
  return yield* sendCall({
    service: "management",
    method: "GET",
    place: paths.machineStatus(businessEntityId, machine),
    action: "fetch Machine Status",
    read: (answer) =>
      Result.map(readRecord(answerFields.machineStatus, machineStatusFields)(answer), ({ row, json }) => ({
        ...row,
        json
      }))
  })
}) satisfies (businessEntityId: number, machinePermanentId: PermanentId) => Effect.Effect<LoadedStatus, ApiError, Http>

import { type ComponentConfig, readConfig } from "@command-center/domain/component-config/component-config"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { type ReadRows, readEach, readNothing, readObjectBy } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"
import { knownIds, type PermanentId } from "./permanent-ids.ts"

/** The current configuration of a component, by the permanent ids (document 2 §7). */
export const loadComponentConfig = Effect.fn("loadComponentConfig")(function* (
  businessEntityId: number,
  machinePermanentId: PermanentId,
  componentPermanentId: PermanentId
) {
  const ids = yield* Effect.fromResult(knownIds(machinePermanentId, componentPermanentId))
  return yield* sendCall({
    service: "management",
    method: "GET",
    place: paths.componentConfig(businessEntityId, ids.machine, ids.component),
    action: "fetch Component Config",
    read: readObjectBy(answerFields.componentConfig, readConfig)
  })
}) satisfies (
  businessEntityId: number,
  machinePermanentId: PermanentId,
  componentPermanentId: PermanentId
) => Effect.Effect<ComponentConfig, ApiError, Http>

/** The earlier configurations of a component that the service keeps; a 404 where it keeps none at all. */
export const loadConfigRevisions = Effect.fn("loadConfigRevisions")(function* (
  businessEntityId: number,
  machinePermanentId: PermanentId,
  componentPermanentId: PermanentId
) {
  const ids = yield* Effect.fromResult(knownIds(machinePermanentId, componentPermanentId))
  return yield* sendCall({
    service: "management",
    method: "GET",
    place: paths.configRevisions(businessEntityId, ids.machine, ids.component),
    read: readEach(answerFields.componentConfigRevision, readConfig)
  })
}) satisfies (
  businessEntityId: number,
  machinePermanentId: PermanentId,
  componentPermanentId: PermanentId
) => Effect.Effect<ReadRows<ComponentConfig>, ApiError, Http>

/**
 * Saves a component's configuration, as `withConfig` makes it. The revision in it is the one that was read: the service
 * answers 409 when there is a newer one (contract).
 */
export const saveComponentConfig = Effect.fn("saveComponentConfig")(function* (
  businessEntityId: number,
  machinePermanentId: PermanentId,
  componentPermanentId: PermanentId,
  componentConfig: JsonObject
) {
  const ids = yield* Effect.fromResult(knownIds(machinePermanentId, componentPermanentId))
  return yield* sendCall({
    service: "management",
    method: "PUT",
    place: paths.componentConfig(businessEntityId, ids.machine, ids.component),
    body: { componentConfig },
    action: "update Component Config",
    read: readNothing
  })
}) satisfies (
  businessEntityId: number,
  machinePermanentId: PermanentId,
  componentPermanentId: PermanentId,
  componentConfig: JsonObject
) => Effect.Effect<void, ApiError, Http>

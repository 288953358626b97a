import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { type ApiError, isUnauthorized, unauthorized } from "@command-center/api/transport/api-error"
import { ofComponent } from "@command-center/domain/filter/of-component"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import type { UtgComponent } from "@command-center/domain/utg/utg-component"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { RecordInput } from "@command-center/machines/record-screen/record-screen.types"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { failureOf } from "../../app/from-effect.ts"
import { wireRecord } from "../../record/wire-record.ts"

/** A UTG as its General tab shows it. The component tells where it listens; without it the rest is shown all the same. */
export interface UtgRecord {
  readonly row: UtgRow
  readonly component: Result.Result<UtgComponent, Failure>
}

const list = { ...utgList, fields: utgFields }

const orSession = (
  component: Result.Result<UtgComponent, ApiError>
): Effect.Effect<Result.Result<UtgComponent, Failure>, ApiError> =>
  Result.isFailure(component) && isUnauthorized(component.failure)
    ? Effect.fail(unauthorized)
    : Effect.succeed(Result.mapError(component, failureOf))

/** The General tab: the row of the list, and the component (contract "Management service"). */
export const wireUtg = ({ runtime, session }: Console) =>
  wireRecord(runtime, "utg", ({ businessEntityId, id }: RecordInput) =>
    Effect.map(
      Effect.all(
        {
          found: loadList(list, businessEntityId, [ofComponent(id)]),
          component: Effect.flatMap(Effect.result(loadComponent(businessEntityId, id)), orSession)
        },
        { concurrency: "unbounded" }
      ),
      ({ found, component }): UtgRecord | null => {
        const row = found.rows.find(({ componentId }) => componentId === id)
        if (row === undefined) return null
        return { row: utgList.derive?.(row, selectAncestry(session.getSnapshot()).nameOf) ?? row, component }
      }
    )
  )

/** The other tabs: the component's configuration, which goes by permanent ids. */
export const wireUtgConfig = ({ runtime }: Console) =>
  wireRecord(runtime, "utgConfig", ({ businessEntityId, id }: RecordInput) =>
    loadComponent(businessEntityId, id).pipe(
      Effect.flatMap(({ permanentId, machinePermanentId }) =>
        loadComponentConfig(businessEntityId, machinePermanentId, permanentId)
      ),
      Effect.map((record) => {
        // As it was read it holds passwords in a text, which no mask finds.
        const { json: _, ...shown } = record
        return shown
      })
    )
  )

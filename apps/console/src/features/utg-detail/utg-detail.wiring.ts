import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent, loadMachineStatus } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { loadConfigSchema } from "@command-center/api/management/schemas"
import { type ApiError, isUnauthorized, unauthorized } from "@command-center/api/transport/api-error"
import type { Credentials } from "@command-center/api/transport/credentials"
import type { Http } from "@command-center/api/transport/http"
import { loadVersions } from "@command-center/api/versions"
import type { ConfigSchema } from "@command-center/domain/component-config/config-schema"
import { ofComponent } from "@command-center/domain/filter/of-component"
import type { MachineStatus } from "@command-center/domain/utg/machine-status"
import type { UtgComponent } from "@command-center/domain/utg/utg-component"
import { type UtgDetailRow, utgDetailFields } from "@command-center/domain/utg/utg-detail"
import { utgList } from "@command-center/domain/utg/utg-list"
import { fourPartVersion } from "@command-center/domain/version/four-part-version"
import type { Product } from "@command-center/domain/version/version-product"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import type { CopyConfigInput } from "@command-center/machines/copy-config/copy-config.types"
import type { RecordInput } from "@command-center/machines/record-screen/record-screen.types"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { failureOf, fromEffect } from "../../app/from-effect.ts"
import { wireRecord } from "../../record/wire-record.ts"

type Known<Value> = Result.Result<Value, Failure>

/** A UTG as its General tab shows it. Without the component or the machine's status the rest is shown all the same. */
export interface UtgRecord {
  readonly row: UtgDetailRow
  readonly component: Known<UtgComponent>
  /** Null where the component does not say which machine it runs on. */
  readonly status: Known<MachineStatus | null>
}

const list = { ...utgList, fields: utgDetailFields }

/** What was answered or why not; a 401 is no answer of a part but the end of the session. */
const known = <Value, R>(call: Effect.Effect<Value, ApiError, R>): Effect.Effect<Known<Value>, ApiError, R> =>
  Effect.flatMap(Effect.result(call), (answer) =>
    Result.isFailure(answer) && isUnauthorized(answer.failure)
      ? Effect.fail(unauthorized)
      : Effect.succeed(Result.mapError(answer, failureOf))
  )

const statusOf = (
  businessEntityId: number,
  component: Known<UtgComponent>
): Effect.Effect<Known<MachineStatus | null>, ApiError, Http> => {
  const machine = Result.isSuccess(component) ? component.success.machinePermanentId : null
  return machine === null ? Effect.succeed(Result.succeed(null)) : known(loadMachineStatus(businessEntityId, machine))
}

const componentWithStatus = (businessEntityId: number, id: number) =>
  Effect.flatMap(known(loadComponent(businessEntityId, id)), (component) =>
    Effect.map(statusOf(businessEntityId, component), (status) => ({ component, status }))
  )

/** The General tab: the row of the list, the component, and the status of its machine (contract "Management service"). */
export const wireUtg = ({ runtime, session }: Console) =>
  wireRecord(runtime, "utg", ({ businessEntityId, id }: RecordInput) =>
    Effect.map(
      Effect.all(
        {
          found: loadList(list, businessEntityId, [ofComponent(id)]),
          parts: componentWithStatus(businessEntityId, id)
        },
        { concurrency: "unbounded" }
      ),
      ({ found, parts }): UtgRecord | null => {
        const row = found.rows.find(({ componentId }) => componentId === id)
        if (row === undefined) return null
        const derived = utgList.derive?.(row, selectAncestry(session.getSnapshot()).nameOf) ?? row
        return { row: { ...row, ...derived }, ...parts }
      }
    )
  )

/** The agent versions there are, so that an old one is marked. */
export const wireAgentVersions = ({ runtime }: Console) =>
  wireRecord(
    runtime,
    "agentVersions",
    (): Effect.Effect<ReadonlyArray<Product>, ApiError, Http | Credentials> => loadVersions("agent")
  )

/** The schema of a UTG's version; none where the version is not known. */
export const wireUtgSchema = ({ runtime }: Console, utgVersion: string | null) =>
  wireRecord<ConfigSchema, Http | Credentials>(runtime, "utgSchema", () => {
    const version = fourPartVersion(utgVersion ?? "")
    return version === null ? Effect.succeed(null) : loadConfigSchema(version)
  })

const configOf = (businessEntityId: number, id: number) =>
  Effect.flatMap(loadComponent(businessEntityId, id), ({ permanentId, machinePermanentId }) =>
    loadComponentConfig(businessEntityId, machinePermanentId, permanentId)
  )

export const wireCopyConfig = ({ runtime }: Console) =>
  copyConfigMachine.provide({
    actors: {
      loadConfig: fromEffect(runtime)(({ businessEntityId, id }: CopyConfigInput) =>
        Effect.map(configOf(businessEntityId, id), ({ config }) => config)
      )
    }
  })

/** The other tabs: the component's configuration, which goes by permanent ids. */
export const wireUtgConfig = ({ runtime }: Console) =>
  wireRecord(runtime, "utgConfig", ({ businessEntityId, id }: RecordInput) =>
    Effect.map(configOf(businessEntityId, id), (record) => {
      // As it was read it holds passwords in a text, which no mask finds.
      const { json: _, ...shown } = record
      return shown
    })
  )

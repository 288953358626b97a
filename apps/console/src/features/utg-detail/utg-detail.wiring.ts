import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { type LoadedStatus, loadComponent, loadMachineStatus } from "@command-center/api/management/components"
import { loadRecords } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { Credentials } from "@command-center/api/transport/credentials"
import type { Http } from "@command-center/api/transport/http"
import { loadVersions } from "@command-center/api/versions"
import { profileAccounts } from "@command-center/domain/drift/profile-accounts"
import { ofComponent } from "@command-center/domain/filter/of-component"
import { type JsonObject, jsonField } from "@command-center/domain/json/json-field"
import { canView } from "@command-center/domain/permission/rights"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import type { UtgComponent } from "@command-center/domain/utg/utg-component"
import { type UtgDetailRow, utgDetailFields } from "@command-center/domain/utg/utg-detail"
import { utgList } from "@command-center/domain/utg/utg-list"
import { noVersions, type VersionChoices } from "@command-center/domain/version/version-product"
import { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import type { ConfigToCopy, CopyConfigInput } from "@command-center/machines/copy-config/copy-config.types"
import type { RecordInput } from "@command-center/machines/record-screen/record-screen.types"
import { selectAncestry, selectRights, selectUser } from "@command-center/machines/session/session.selectors"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { type PagePart, pagePart } from "../../record/page-part.ts"
import { wireRecord } from "../../record/wire-record.ts"
import { knownProfiles } from "./known-profiles.ts"

/** A UTG as its General tab shows it. Without the component or the machine's status the rest is shown all the same. */
export interface UtgRecord {
  readonly row: UtgDetailRow
  /** The row as it was sent. */
  readonly json: JsonObject
  readonly component: PagePart<UtgComponent>
  /** Null where neither the component nor the row says which machine it runs on. */
  readonly status: PagePart<LoadedStatus | null>
}

const list = { call: utgList.call, fields: utgDetailFields }

const statusOf = (
  businessEntityId: number,
  component: PagePart<UtgComponent>,
  machineOfRow: Effect.Effect<string | null, ApiError, Http>
): Effect.Effect<PagePart<LoadedStatus | null>, ApiError, Http> => {
  const told = Result.isSuccess(component) ? component.success.machinePermanentId : null
  const machine = told === null || told === "" ? machineOfRow : Effect.succeed(told)
  return Effect.flatMap(
    machine,
    (known): Effect.Effect<PagePart<LoadedStatus | null>, ApiError, Http> =>
      known === null || known === ""
        ? Effect.succeed(Result.succeed(null))
        : pagePart(loadMachineStatus(businessEntityId, known))
  )
}

const componentWithStatus = (
  businessEntityId: number,
  id: number,
  machineOfRow: Effect.Effect<string | null, ApiError, Http>
) =>
  Effect.flatMap(pagePart(loadComponent(businessEntityId, id)), (component) =>
    Effect.map(statusOf(businessEntityId, component, machineOfRow), (status) => ({ component, status }))
  )

/** The row of the UTG: one read, whoever waits for it. */
const rowOf = (businessEntityId: number, id: number) =>
  Effect.cached(
    Effect.map(
      loadRecords(list, businessEntityId, [ofComponent(id)]),
      ({ rows }) => rows.find(({ row }) => row.componentId === id) ?? null
    )
  )

/** The General tab: the row of the list, the component, and the status of its machine (contract "Management service"). */
export const wireUtg = ({ runtime, session }: Pick<Console, "runtime" | "session">) =>
  wireRecord(runtime, "utg", ({ businessEntityId, id }: RecordInput) =>
    Effect.map(
      Effect.flatMap(rowOf(businessEntityId, id), (found) =>
        Effect.all(
          {
            one: found,
            parts: componentWithStatus(
              businessEntityId,
              id,
              Effect.map(found, (one) => one?.row.machinePermanentId ?? null)
            )
          },
          { concurrency: "unbounded" }
        )
      ),
      ({ one, parts }): UtgRecord | null => {
        if (one === null) return null
        const { row, json } = one
        const derived = utgList.derive?.(row, selectAncestry(session.getSnapshot()).nameOf) ?? row
        return { row: { ...row, ...derived }, json, ...parts }
      }
    )
  )

const versionsOf = (component: "utg" | "agent") =>
  Effect.map(Effect.result(loadVersions(component)), (found) => Result.getOrElse(found, () => []))

/** What a UTG's versions and its profile are held against. */
export interface CurrentVersions extends VersionChoices {
  readonly profiles: ReadonlyArray<ProfileRow>
}

export const nothingCurrent: CurrentVersions = { ...noVersions, profiles: [] }

/** The versions there are, so that an old one is marked; of what cannot be read, or may not be seen, none is. */
export const wireVersions = ({ runtime, session }: Pick<Console, "runtime" | "session">) =>
  wireRecord(
    runtime,
    "versions",
    ({ businessEntityId }): Effect.Effect<CurrentVersions, ApiError, Http | Credentials> => {
      const maySeeProfiles = canView(selectRights(businessEntityId)(session.getSnapshot()), "profiles")
      const own = selectUser(session.getSnapshot())?.businessEntityId ?? null
      const profiles = maySeeProfiles ? knownProfiles(profileAccounts(own, businessEntityId)) : Effect.succeed([])
      return Effect.all({ utg: versionsOf("utg"), agent: versionsOf("agent"), profiles }, { concurrency: "unbounded" })
    }
  )

const configOf = (businessEntityId: number, id: number) =>
  Effect.flatMap(loadComponent(businessEntityId, id), ({ permanentId, machinePermanentId }) =>
    loadComponentConfig(businessEntityId, machinePermanentId, permanentId)
  )

export const wireCopyConfig = ({ runtime }: Pick<Console, "runtime">) =>
  copyConfigMachine.provide({
    actors: {
      loadConfig: fromEffect(runtime)(({ businessEntityId, id }: CopyConfigInput) =>
        Effect.map(configOf(businessEntityId, id), ({ config, json }): ConfigToCopy => {
          const text = jsonField(json, "config")
          return { config, text: typeof text === "string" ? text : null }
        })
      )
    }
  })

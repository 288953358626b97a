import { type FoundConfigSchema, findConfigSchema } from "@command-center/api/config-schemas"
import { loadComponentConfig, saveComponentConfig } from "@command-center/api/management/component-configs"
import { notSent } from "@command-center/api/transport/api-error"
import { changed } from "@command-center/api/writes/looked-up"
import type { WriteError } from "@command-center/api/writes/write-error"
import type { ComponentConfig } from "@command-center/domain/component-config/component-config"
import { configSave } from "@command-center/domain/component-config/config-save"
import { isSameJson } from "@command-center/domain/json/same-json"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import type { SaveAnswer } from "@command-center/machines/remove-entry/remove-entry.types"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { type ConfigChoices, deviceTypesIn, knownManifest } from "../../record/config-choices.ts"
import { isConflict } from "../../record/conflict.ts"
import type { MayEdit } from "../../record/may-edit.ts"
import { type PagePart, pagePart } from "../../record/page-part.ts"
import type { SaveConfig } from "../../record/save-config.ts"
import { wireRecord } from "../../record/wire-record.ts"

type Ids = Pick<UtgRow, "machinePermanentId" | "componentPermanentId">

/** What can be set on a UTG, by the schema of its version. */
export interface UtgChoices extends ConfigChoices {
  /** Null while nobody knows. */
  readonly isMigrated: boolean | null
}

const isLocal = (read: PagePart<FoundConfigSchema | null>): boolean =>
  Result.isSuccess(read) && read.success !== null && read.success.failure !== null

/** A file that does not say so leaves it open. */
const migratedBy = (read: PagePart<FoundConfigSchema | null>): boolean | null => {
  const isMigrated = Result.getOrNull(read)?.schema.isMigrated ?? null
  return isLocal(read) && isMigrated === false ? null : isMigrated
}

/**
 * The schema of the version that is asked for, of which a notice tells where it is the console's own, and the device types of the
 * manifest; each may be missing without the other.
 */
export const wireUtgChoices = ({ runtime }: Pick<Console, "runtime">) =>
  wireRecord(runtime, "utgChoices", ({ version }) => {
    const schema = version === null ? Effect.succeed(null) : findConfigSchema(version)
    return Effect.map(
      Effect.all({ schema: pagePart(schema), manifest: knownManifest() }, { concurrency: "unbounded" }),
      (read): UtgChoices => ({
        schema: Result.map(read.schema, (found) => found?.schema.schema ?? null),
        isMigrated: migratedBy(read.schema),
        deviceTypes: Result.mapError(deviceTypesIn(read.manifest, "utg"), ({ sentence, ...failure }) => ({
          ...failure,
          sentence: `${utgDetailMessages.schemaManifestLoadFailed}. ${sentence}`
        })),
        notice: isLocal(read.schema) ? utgDetailMessages.localConfigSchema : null
      })
    )
  })

/** A UTG's configuration as it is now. */
export const readUtgConfig = (businessEntityId: number, { machinePermanentId, componentPermanentId }: Ids) =>
  loadComponentConfig(businessEntityId, machinePermanentId, componentPermanentId)

/** A UTG's configuration, which goes by permanent ids. */
export const wireUtgConfig = ({ runtime }: Pick<Console, "runtime">, ids: Ids) =>
  wireRecord(runtime, "utgConfig", ({ businessEntityId }) =>
    Effect.map(readUtgConfig(businessEntityId, ids), (config): ComponentConfig | null => config)
  )

/**
 * Saves it as it was read but for what was edited; where it moved on since, with what it is now (document 2 §7). An
 * answer that was lost, and a conflict, may both be those of a save that was carried out: what is there tells.
 */
export const saveUtgConfig =
  (ids: Ids, mayEdit: MayEdit, source: string | null = null): SaveConfig<ComponentConfig> =>
  ({ businessEntityId, held, config }) => {
    const sent = configSave({ ...ids, canEdit: mayEdit(businessEntityId), record: held, config, source })
    if (Result.isFailure(sent)) return Effect.fail<WriteError>(notSent(sent.failure))
    const { machinePermanentId, componentPermanentId, componentConfig } = sent.success
    const saved: SaveAnswer<ComponentConfig> = { kind: "saved" }
    const read = readUtgConfig(businessEntityId, ids)
    const savedOrMovedOn = (now: ComponentConfig): SaveAnswer<ComponentConfig> =>
      isSameJson(now.config, config) ? saved : { kind: "movedOn", held: now }
    return changed({
      send: Effect.as(
        saveComponentConfig(businessEntityId, machinePermanentId, componentPermanentId, componentConfig),
        saved
      ),
      lookUp: Effect.map(read, (now) =>
        now.revisionId === held.revisionId && !isSameJson(now.config, config) ? null : savedOrMovedOn(now)
      )
    }).pipe(Effect.catchIf(isConflict, () => Effect.map(read, savedOrMovedOn)))
  }

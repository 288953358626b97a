import {
  type LoadedProfile,
  loadProfile,
  loadSentProfile,
  updateProfile
} from "@command-center/api/management/profiles"
import { loadSchemaFile } from "@command-center/api/static/schemas"
import { notSent } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { changed } from "@command-center/api/writes/looked-up"
import type { WriteError } from "@command-center/api/writes/write-error"
import { configIssues } from "@command-center/domain/component-config/config-issues"
import { schemaFileFor } from "@command-center/domain/component-config/schema-manifest"
import { type JsonObject, jsonField } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileUpdateBody } from "@command-center/domain/profile/profile-change"
import { profileList } from "@command-center/domain/profile/profile-list"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import type { RecordInput } from "@command-center/machines/record-screen/record-screen.types"
import type { ConfigSaving, SaveAnswer } from "@command-center/machines/remove-entry/remove-entry.types"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { type ConfigChoices, deviceTypesIn, knownManifest } from "../../record/config-choices.ts"
import { isConflict } from "../../record/conflict.ts"
import type { MayEdit } from "../../record/may-edit.ts"
import { pagePart } from "../../record/page-part.ts"
import { wireRecord } from "../../record/wire-record.ts"

/** A profile as its row of the list shows it, and with its configuration, which that row has let go. */
export interface ProfileRecord {
  readonly profile: ProfileRow
  /** Null where its configuration is not JSON: what else is known of it is shown all the same. */
  readonly held: LoadedProfile | null
  /** All of it as it was sent. */
  readonly json: JsonObject
}

export const wireProfile = ({ runtime, session }: Pick<Console, "runtime" | "session">) =>
  wireRecord(runtime, "profile", ({ businessEntityId, id }: RecordInput) =>
    Effect.map(loadSentProfile(businessEntityId, id), ({ row: sent, config, json }): ProfileRecord => {
      const row: ProfileRow = { ...sent, config: Result.getOrElse(config, () => null) }
      return {
        profile: profileList.derive?.(row, selectAncestry(session.getSnapshot()).nameOf) ?? row,
        held: Result.isSuccess(config) ? { ...row, json } : null,
        json
      }
    })
  )

/** What can be set on a profile, by the schema version that is asked for, else the default one, of which a notice tells (document 2 §2). */
export const wireProfileChoices = ({ runtime }: Pick<Console, "runtime">) =>
  wireRecord(runtime, "profileChoices", ({ version }) =>
    Effect.gen(function* () {
      const manifest = yield* knownManifest()
      const deviceTypes = Result.mapError(deviceTypesIn(manifest, "profile"), ({ sentence, ...failure }) => ({
        ...failure,
        sentence: `${utgDetailMessages.schemaManifestLoadFailed}. ${sentence}`
      }))
      if (Result.isFailure(manifest)) {
        return {
          schema: Result.mapBoth(deviceTypes, { onSuccess: () => null, onFailure: (why) => why }),
          deviceTypes,
          notice: null
        }
      }
      const file = schemaFileFor(manifest.success, version)
      if (Result.isFailure(file)) {
        const { message, notice } = file.failure
        return { schema: Result.succeed(null), deviceTypes, notice: `${message} ${notice}` }
      }
      const schema = yield* pagePart(loadSchemaFile(file.success.file))
      return { schema: Result.map(schema, (read): JsonObject | null => read), deviceTypes, notice: file.success.notice }
    }).pipe(Effect.map((choices): ConfigChoices | null => choices))
  )

/**
 * Saves, by the rights of that moment, a profile with another configuration on top of what it is at that moment; where its configuration moved on
 * since it was read, with what it is now: the call knows no revision. `typed` is the JSON as it was typed, where it was.
 * A configuration that has moved on to the very same is that of a save whose answer was lost.
 */
export const saveProfile =
  (mayEdit: MayEdit) =>
  (
    { businessEntityId, held, config }: ConfigSaving<Pick<LoadedProfile, "id" | "config">>,
    typed: ReadonlyArray<string> = []
  ): Effect.Effect<SaveAnswer<LoadedProfile>, WriteError, Http> => {
    const read = loadProfile(businessEntityId, held.id)
    const saved: SaveAnswer<LoadedProfile> = { kind: "saved" }
    const movedOn = (now: LoadedProfile): SaveAnswer<LoadedProfile> =>
      isSameJson(now.config, config) ? saved : { kind: "movedOn", held: now }
    const save = (now: LoadedProfile) => {
      const body = profileUpdateBody(now, config, typed)
      // Two texts may stand for the same but for digits that a number cannot hold.
      const isSaved = (there: LoadedProfile): boolean =>
        typeof body.config === "string"
          ? jsonField(there.json, "config") === body.config
          : isSameJson(there.config, config)
      return changed({
        send: Effect.as(updateProfile(businessEntityId, now.id, body), saved),
        lookUp: Effect.map(read, (there) => {
          if (isSaved(there)) return saved
          return isSameJson(there.config, now.config) ? null : movedOn(there)
        })
      })
    }
    if (!mayEdit(businessEntityId)) return Effect.fail(notSent(profileMessages.notAuthorizedToEdit))
    const [issue] = configIssues(config)
    if (issue !== undefined) return Effect.fail(notSent(issue.message))
    return read.pipe(
      Effect.flatMap((now) => (isSameJson(now.config, held.config) ? save(now) : Effect.succeed(movedOn(now)))),
      Effect.catchIf(isConflict, () => Effect.map(read, movedOn))
    )
  }

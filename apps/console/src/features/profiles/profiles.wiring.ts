import { createProfile, deleteProfile, loadProfile } from "@command-center/api/management/profiles"
import { loadSchemaFile, loadSchemaManifest } from "@command-center/api/static/schemas"
import { notSent } from "@command-center/api/transport/api-error"
import { loadVersions } from "@command-center/api/versions"
import { schemaFileFor } from "@command-center/domain/component-config/schema-manifest"
import { newProfileBody } from "@command-center/domain/profile/new-profile"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { cloneProfileBody } from "@command-center/domain/profile/profile-change"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { fourPartVersion } from "@command-center/domain/version/four-part-version"
import { cloneProfileMachine, type ProfileClone } from "@command-center/machines/clone-profile/clone-profile.machine"
import { deleteProfileMachine } from "@command-center/machines/delete-profile/delete-profile.machine"
import type { Deletion } from "@command-center/machines/delete-record/delete-record.types"
import { type NewProfileCreation, newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { profileRows, profilesScreenMachine } from "@command-center/machines/profiles-screen/profiles-screen.machine"
import type { ProfileChoices } from "@command-center/machines/profiles-screen/profiles-screen.types"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { loadedNames } from "../../list/loaded-names.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import type { RowsDoor } from "../../rows/rows-door.ts"

/** The versions that have a number, each once. */
const utgVersions = Effect.map(loadVersions("utg"), (products) => [
  ...new Set(products.flatMap(({ version }) => fourPartVersion(version) ?? []))
])

/** What the schema of the version gives by default, under the typed name. */
const create = ({ businessEntityId, draft: { name, utgVersion } }: NewProfileCreation) =>
  Effect.gen(function* () {
    if (utgVersion === null) return yield* Effect.fail(notSent(profileMessages.utgVersionRequired))
    const file = schemaFileFor(yield* loadSchemaManifest(), utgVersion)
    if (Result.isFailure(file)) return yield* Effect.fail(notSent(file.failure.message))
    const schema = yield* loadSchemaFile(file.success.file)
    const body = newProfileBody({ draft: { name, utgVersion }, businessEntityId, schema })
    return yield* createProfile(businessEntityId, { ...body })
  })

/** What the profile is set to now, whatever the list showed, under the typed name. */
const clone = ({ businessEntityId, draft, subject }: ProfileClone) =>
  Effect.gen(function* () {
    const profile = yield* loadProfile(subject.businessEntityId ?? businessEntityId, subject.id)
    return yield* createProfile(businessEntityId, { ...cloneProfileBody(profile, draft.name, businessEntityId) })
  })

/** The profile list over the rows behind a door. */
export const wireProfiles = (console: Pick<Console, "runtime" | "now">, door: RowsDoor<ProfileRow>) => {
  const task = fromEffect(console.runtime)
  const choices = Effect.map(
    Effect.all({ versions: utgVersions, names: Effect.promise(() => loadedNames(door)) }),
    ({ versions, names }) => ({ versions, names })
  )
  return profilesScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, profileRows, door),
      collectChoices: task<null, ProfileChoices>(() => choices),
      newProfile: newProfileMachine.provide({ actors: { create: task(create) } }),
      cloneProfile: cloneProfileMachine.provide({ actors: { create: task(clone) } }),
      deleteProfile: deleteProfileMachine.provide({
        actors: {
          deleteRow: task<Deletion<ProfileRow>, unknown>(({ businessEntityId, row }) =>
            deleteProfile(row.businessEntityId ?? businessEntityId, row.id, row.name ?? "")
          )
        }
      })
    }
  })
}

import { loadProfile } from "@command-center/api/management/profiles"
import { loadSchemaFile, loadSchemaManifest } from "@command-center/api/static/schemas"
import { notSent } from "@command-center/api/transport/api-error"
import { createProfileOnce, deleteProfileByIdOnce, deleteProfileOnce } from "@command-center/api/writes/record-writes"
import { schemaFileFor } from "@command-center/domain/component-config/schema-manifest"
import { type NewProfileBody, newProfileBody } from "@command-center/domain/profile/new-profile"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { cloneProfileBody } from "@command-center/domain/profile/profile-change"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { fourPartVersion } from "@command-center/domain/version/four-part-version"
import { cloneProfileMachine, type ProfileClone } from "@command-center/machines/clone-profile/clone-profile.machine"
import type { OthersRemoval } from "@command-center/machines/create-record/create-record.types"
import { deleteProfileMachine } from "@command-center/machines/delete-profile/delete-profile.machine"
import type { Deletion } from "@command-center/machines/delete-record/delete-record.types"
import {
  type NewProfileCreation,
  newProfileMachine,
  type ProfileVersions
} from "@command-center/machines/new-profile/new-profile.machine"
import {
  type ProfileChoices,
  type ProfileReading,
  profileRows,
  profilesScreenMachine
} from "@command-center/machines/screens/profiles-screen"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { loadedNames } from "../../list/loaded-names.ts"
import { offeredVersions } from "../../list/offered-choices.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import { pagePart } from "../../record/page-part.ts"
import type { RowsClient } from "../../rows/rows-client.ts"

/** The versions that have a number, each once, or why there are none: what is typed waits for no manifest. */
const utgVersions = Effect.map(
  pagePart(offeredVersions("utg")),
  Result.match({
    onSuccess: ({ rows, notOffered }): ProfileVersions => ({
      versions: [...new Set(rows.flatMap(({ version }) => fourPartVersion(version) ?? []))],
      versionsFailure: null,
      notOffered
    }),
    onFailure: ({ sentence }): ProfileVersions => ({
      versions: [],
      versionsFailure: profileMessages.versionsFailed(sentence),
      notOffered: null
    })
  })
)

const noVersions = Effect.succeed<ProfileVersions>({ versions: [], versionsFailure: null, notOffered: null })

/** Creates it once, whatever becomes of the answers (contract, "Settled after the first console"). */
const createOnce = (
  { businessEntityId, unsettled }: Pick<ProfileClone, "businessEntityId" | "unsettled">,
  body: NewProfileBody
) => createProfileOnce({ businessEntityId, content: body, unsettledName: unsettled?.name ?? null })

/** What the schema of the version gives by default, under the typed name. */
const create = (asked: NewProfileCreation) =>
  Effect.gen(function* () {
    const { name, utgVersion } = asked.draft
    if (utgVersion === null) return yield* Effect.fail(notSent(profileMessages.chooseUtgVersion))
    const file = schemaFileFor(yield* loadSchemaManifest(), utgVersion)
    if (Result.isFailure(file)) return yield* Effect.fail(notSent(file.failure.message))
    const schema = yield* loadSchemaFile(file.success.file)
    const { businessEntityId } = asked
    return yield* createOnce(asked, newProfileBody({ draft: { name, utgVersion }, businessEntityId, schema }))
  })

/** What the profile is set to now, whatever the list showed, under the typed name. */
const clone = (asked: ProfileClone) =>
  Effect.gen(function* () {
    const { businessEntityId, draft, subject } = asked
    const profile = yield* loadProfile(subject.businessEntityId ?? businessEntityId, subject.id)
    return yield* createOnce(asked, cloneProfileBody(profile, draft.name, businessEntityId))
  })

/** The profile list over the rows of a client. */
export const wireProfiles = (console: Pick<Console, "runtime" | "now">, client: RowsClient<ProfileRow>) => {
  const task = fromEffect(console.runtime)
  const removeOthers = task<OthersRemoval<number>, unknown>(({ businessEntityId, others }) =>
    Effect.forEach(others, (id) => deleteProfileByIdOnce(businessEntityId, id))
  )
  const names = Effect.promise(() => loadedNames(client))
  return profilesScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, profileRows, client),
      read: task<ProfileReading, ProfileChoices>(({ versions }) =>
        Effect.map(
          Effect.all({ offered: versions ? utgVersions : noVersions, names }),
          ({ offered, names }): ProfileChoices => ({ ...offered, ...names })
        )
      ),
      newProfile: newProfileMachine.provide({ actors: { create: task(create), removeOthers } }),
      cloneProfile: cloneProfileMachine.provide({ actors: { create: task(clone), removeOthers } }),
      deleteProfile: deleteProfileMachine.provide({
        actors: { deleteRow: task<Deletion<ProfileRow>, unknown>(deleteProfileOnce) }
      })
    }
  })
}

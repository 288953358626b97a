import type { LoadedProfile } from "@command-center/api/management/profiles"
import { isJsonObject, type JsonObject, withFields } from "@command-center/domain/json/json-field"
import { jsonIn } from "@command-center/domain/json/json-text"
import { jsonWrittenAs } from "@command-center/domain/json/written-numbers"
import { profileJsonText } from "@command-center/domain/profile/profile-change"
import type { ProfileDraft } from "@command-center/domain/profile/profile-edit"
import { indentedJson } from "@command-center/domain/template/template-text"
import type { EditedProfile } from "@command-center/machines/edit-profile/edit-profile.machine"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { type TypedDraft, useTextKeeper } from "../../json-editor/kept-text.ts"
import { useKeptDrafts } from "../../record/kept-draft.ts"
import { mayEditNow } from "../../record/may-edit.ts"
import { useSubjectRead } from "../../record/use-read-anew.ts"
import type { RecordRef } from "../../record/wire-record.ts"
import { EditProfileView } from "./edit-profile.view.tsx"
import { wireEditProfile } from "./edit-profile.wiring.ts"
import type { ProfileRecord } from "./profile-detail.wiring.ts"

export interface EditProfileScreenProps {
  readonly businessEntityId: number
  readonly profile: LoadedProfile
  readonly canEdit: boolean
  /** Read again after it is saved, since heading and tabs show it too. */
  readonly record: RecordRef<ProfileRecord>
}

const objectOf = (json: unknown): JsonObject | null => (isJsonObject(json) ? json : null)

/** A draft is kept as JSON: one with digits that only its text holds is not, and those that were read come back. */
const typedOver = (read: string): TypedDraft<ProfileDraft> => ({
  jsonOf: ({ text }) => {
    const json = objectOf(jsonIn(text))
    return json === null || jsonWrittenAs([text], json) !== jsonWrittenAs([read], json) ? null : json
  },
  draftOf: (json) => ({ text: indentedJson(jsonWrittenAs([read], json)) })
})

/** Owns what is typed into the JSON of a profile that was read. */
export function EditProfileScreen({ businessEntityId, profile, canEdit, record }: EditProfileScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireEditProfile(console, mayEditNow(console, "profiles"), record))
  const read = profileJsonText(profile)
  const keeper = useTextKeeper<EditedProfile, ProfileDraft>(
    {
      businessEntityId,
      page: `profiles/${profile.id}/edit`,
      read: objectOf(profile.config) ?? {},
      readOf: ({ config }) => objectOf(config) ?? {},
      subjectWith: (was) => ({
        ...profile,
        config: was,
        json: withFields(profile.json, { config: jsonWrittenAs([read], was) })
      })
    },
    typedOver(read)
  )
  const actor = useConsoleActor(machine, {
    input: { businessEntityId, subject: profile, canEdit, kept: keeper.kept }
  })
  useSubjectRead(actor, profile)
  useOpenScreen(actor)
  useKeptDrafts(actor, keeper)
  return <EditProfileView actor={actor} />
}

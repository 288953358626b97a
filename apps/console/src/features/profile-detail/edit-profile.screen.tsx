import type { LoadedProfile } from "@command-center/api/management/profiles"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
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

/** Owns what is typed into the JSON of a profile that was read. */
export function EditProfileScreen({ businessEntityId, profile, canEdit, record }: EditProfileScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireEditProfile(console, record))
  const actor = useActorRef(machine, {
    input: { businessEntityId, subject: profile, canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <EditProfileView actor={actor} />
}

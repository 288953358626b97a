import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { recordPageOf } from "../../record/record-tabs.ts"
import { ProfileDetailView } from "./profile-detail.view.tsx"
import { wireProfile } from "./profile-detail.wiring.ts"

export interface ProfileDetailScreenProps {
  readonly businessEntityId: number
  readonly profileId: number
  readonly canEdit: boolean
  /** What follows the profile in the address. */
  readonly tab: string
  readonly isDebug: boolean
}

/** Document 2 §2 "Profile list": the detail of a profile. */
export function ProfileDetailScreen({ businessEntityId, profileId, canEdit, tab, isDebug }: ProfileDetailScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireProfile(console))
  const actor = useConsoleActor(machine, { input: { businessEntityId, id: profileId } })
  useOpenScreen(actor)
  return (
    <ProfileDetailView
      actor={actor}
      businessEntityId={businessEntityId}
      profileId={profileId}
      canEdit={canEdit}
      page={recordPageOf(tab)}
      isDebug={isDebug}
    />
  )
}

import { profileList } from "@command-center/domain/profile/profile-list"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { ProfilesView } from "./profiles.view.tsx"
import { wireProfiles } from "./profiles.wiring.ts"

export function ProfilesScreen({ businessEntityId, canEdit }: ListScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(profileList)
  const [machine] = useState(() => wireProfiles(console, door))
  const actor = useActorRef(machine, {
    input: { rows: screenInput(console, profileList, [], businessEntityId), canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <ProfilesView actor={actor} businessEntityId={businessEntityId} canEdit={canEdit} />
}

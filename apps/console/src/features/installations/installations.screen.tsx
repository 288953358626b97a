import { installationList } from "@command-center/domain/installation/installation-list"
import type { Intent } from "@command-center/domain/navigation/intent"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { InstallationsView } from "./installations.view.tsx"
import { wireInstallations } from "./installations.wiring.ts"

export interface InstallationsScreenProps extends ListScreenProps {
  /** From the navigation state: `install` and `connect` open New on arrival. */
  readonly intent: Intent | null
}

export function InstallationsScreen({ businessEntityId, canEdit, intent }: InstallationsScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(installationList)
  const [machine] = useState(() => wireInstallations(console, door))
  const actor = useActorRef(machine, {
    input: { rows: screenInput(console, installationList, [], businessEntityId), canEdit, intent },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <InstallationsView actor={actor} canEdit={canEdit} />
}

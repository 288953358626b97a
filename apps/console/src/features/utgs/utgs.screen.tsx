import { utgFilterProperties } from "@command-center/domain/filter/property"
import type { Intent } from "@command-center/domain/navigation/intent"
import { utgList } from "@command-center/domain/utg/utg-list"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { UtgsView } from "./utgs.view.tsx"
import { wireUtgs } from "./utgs.wiring.ts"

export interface UtgsScreenProps extends ListScreenProps {
  /** From the navigation state: `schedule` opens its dialog on arrival. */
  readonly intent: Intent | null
}

export function UtgsScreen({ businessEntityId, canEdit, intent }: UtgsScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(utgList)
  const [machine] = useState(() => wireUtgs(console, door))
  const actor = useActorRef(machine, {
    input: {
      rows: screenInput(console, utgList, utgFilterProperties, businessEntityId),
      canEdit,
      intent
    },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <UtgsView actor={actor} businessEntityId={businessEntityId} canEdit={canEdit} />
}

import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import { recordPageOf } from "../../record/record-tabs.ts"
import { UtgDetailView } from "./utg-detail.view.tsx"
import { wireUtg } from "./utg-detail.wiring.ts"

export interface UtgDetailScreenProps {
  readonly businessEntityId: number
  readonly componentId: number
  /** What follows the UTG in the address. */
  readonly tab: string
}

/** Document 2 §2 "UTG detail". */
export function UtgDetailScreen({ businessEntityId, componentId, tab }: UtgDetailScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireUtg(console))
  const actor = useActorRef(machine, { input: { businessEntityId, id: componentId }, inspect: useEmissions() })
  useOpenScreen(actor)
  return (
    <UtgDetailView
      actor={actor}
      businessEntityId={businessEntityId}
      componentId={componentId}
      page={recordPageOf(tab)}
    />
  )
}

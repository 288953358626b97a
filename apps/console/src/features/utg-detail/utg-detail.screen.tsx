import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import { recordPageOf } from "../../record/record-tabs.ts"
import { UtgDetailView } from "./utg-detail.view.tsx"
import { wireCopyConfig, wireUtg, wireVersions } from "./utg-detail.wiring.ts"

export interface UtgDetailScreenProps {
  readonly businessEntityId: number
  readonly componentId: number
  readonly canEdit: boolean
  /** What follows the UTG in the address. */
  readonly tab: string
}

/** Document 2 §2 "UTG detail". */
export function UtgDetailScreen({ businessEntityId, componentId, canEdit, tab }: UtgDetailScreenProps) {
  const console = useConsole()
  const inspect = useEmissions()
  const [machines] = useState(() => ({
    utg: wireUtg(console),
    copy: wireCopyConfig(console),
    versions: wireVersions(console)
  }))
  const input = { businessEntityId, id: componentId }
  const actor = useActorRef(machines.utg, { input, inspect })
  const copy = useActorRef(machines.copy, { input, inspect })
  const versions = useActorRef(machines.versions, { input, inspect })
  useOpenScreen(actor)
  return (
    <UtgDetailView
      actor={actor}
      copy={copy}
      versions={versions}
      businessEntityId={businessEntityId}
      componentId={componentId}
      canEdit={canEdit}
      page={recordPageOf(tab)}
    />
  )
}

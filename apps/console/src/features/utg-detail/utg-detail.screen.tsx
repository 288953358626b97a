import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
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
  const [machines] = useState(() => ({
    utg: wireUtg(console),
    copy: wireCopyConfig(console),
    versions: wireVersions(console)
  }))
  const input = { businessEntityId, id: componentId }
  const actor = useConsoleActor(machines.utg, { input })
  const copy = useConsoleActor(machines.copy, { input })
  const versions = useConsoleActor(machines.versions, { input })
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

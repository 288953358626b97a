import type { UtgComponent } from "@command-center/domain/utg/utg-component"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { RecordRef } from "../../record/wire-record.ts"
import { EditUtgView } from "./edit-utg.view.tsx"
import { wireEditUtg } from "./edit-utg.wiring.ts"
import type { UtgRecord } from "./utg-detail.wiring.ts"

export interface EditUtgScreenProps {
  readonly businessEntityId: number
  readonly component: UtgComponent
  readonly canEdit: boolean
  /** Read again after an update, since heading and status show it too. */
  readonly record: RecordRef<UtgRecord>
}

/** Owns what is typed into a UTG that was read. */
export function EditUtgScreen({ businessEntityId, component, canEdit, record }: EditUtgScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireEditUtg(console, record))
  const actor = useActorRef(machine, {
    input: { businessEntityId, subject: component, canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <EditUtgView actor={actor} />
}

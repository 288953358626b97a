import type { UtgComponent } from "@command-center/domain/utg/utg-component"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { mayEditNow } from "../../record/may-edit.ts"
import { useSubjectRead } from "../../record/use-read-anew.ts"
import { EditUtgView } from "./edit-utg.view.tsx"
import { wireEditUtg } from "./edit-utg.wiring.ts"

export interface EditUtgScreenProps {
  readonly businessEntityId: number
  readonly component: UtgComponent
  readonly canEdit: boolean
}

/** Owns what is typed into a UTG that was read. */
export function EditUtgScreen({ businessEntityId, component, canEdit }: EditUtgScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireEditUtg(console, mayEditNow(console, "utgs"), console.screens.readAnew))
  const actor = useConsoleActor(machine, {
    input: { businessEntityId, subject: component, canEdit }
  })
  useSubjectRead(actor, component)
  useOpenScreen(actor)
  return <EditUtgView actor={actor} />
}

import { listMasks } from "@command-center/api/security/permissions"
import { rightsLineMachine } from "@command-center/machines/rights-line/rights-line.machine"
import type { RightsLineInput } from "@command-center/machines/rights-line/rights-line.types"
import { useEffect, useEffectEvent, useState } from "react"
import { useConsole } from "../app/console.ts"
import { fromEffect } from "../app/from-effect.ts"
import { useConsoleActor } from "../app/screen-actor.ts"
import { RightsDialog } from "./rights-dialog.view.tsx"

export interface RightsDialogScreenProps {
  readonly explained: RightsLineInput
  readonly businessEntityId: number
  readonly onClose: () => void
}

/** Why somebody can or cannot do something at an account. */
export function RightsDialogScreen({ explained, businessEntityId, onClose }: RightsDialogScreenProps) {
  const { runtime } = useConsole()
  const [machine] = useState(() => rightsLineMachine.provide({ actors: { loadMasks: fromEffect(runtime)(listMasks) } }))
  const actor = useConsoleActor(machine, { input: explained })
  const closed = useEffectEvent(onClose)
  useEffect(() => {
    const watching = actor.subscribe({ complete: () => closed() })
    return () => watching.unsubscribe()
  }, [actor])
  const asked = explained.businessEntityId ?? businessEntityId
  return <RightsDialog actor={actor} businessEntityId={asked} isElsewhere={asked !== businessEntityId} />
}

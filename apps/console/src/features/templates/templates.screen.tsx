import { templateList } from "@command-center/domain/template/template-list"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { TemplatesView } from "./templates.view.tsx"
import { wireTemplates } from "./templates.wiring.ts"

export interface TemplatesScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

/** Document 1 §2.7. */
export function TemplatesScreen({ businessEntityId, canEdit }: TemplatesScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(templateList)
  const [machine] = useState(() => wireTemplates(console, door))
  const actor = useActorRef(machine, {
    input: { ...screenInput(console, templateList, [], businessEntityId), canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <TemplatesView actor={actor} businessEntityId={businessEntityId} />
}

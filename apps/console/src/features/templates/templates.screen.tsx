import { templateList } from "@command-center/domain/template/template-list"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { TemplatesView } from "./templates.view.tsx"
import { wireTemplates } from "./templates.wiring.ts"

/** Document 1 §2.7. */
export function TemplatesScreen({ businessEntityId, canEdit }: ListScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(templateList)
  const [machine] = useState(() => wireTemplates(console, door))
  const actor = useActorRef(machine, {
    input: { rows: screenInput(console, templateList, [], businessEntityId), canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <TemplatesView actor={actor} businessEntityId={businessEntityId} canEdit={canEdit} />
}

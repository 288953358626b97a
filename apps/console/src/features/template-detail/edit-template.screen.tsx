import type { EditTemplateInput } from "@command-center/machines/edit-template/edit-template.types"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import { EditTemplateView } from "./edit-template.view.tsx"
import { wireEditTemplate } from "./edit-template.wiring.ts"

export interface EditTemplateScreenProps {
  readonly input: EditTemplateInput
  readonly isDebug: boolean
}

/** Owns what is typed into a config template that was read. */
export function EditTemplateScreen({ input, isDebug }: EditTemplateScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireEditTemplate(console))
  const actor = useActorRef(machine, { input, inspect: useEmissions() })
  useOpenScreen(actor)
  return <EditTemplateView businessEntityId={input.businessEntityId} actor={actor} isDebug={isDebug} />
}

import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { useDebug } from "../../app/use-debug.ts"
import { TemplateDetailView } from "./template-detail.view.tsx"
import { wireTemplate } from "./template-detail.wiring.ts"

export interface TemplateDetailScreenProps {
  readonly businessEntityId: number
  readonly templateId: number
  readonly canEdit: boolean
}

/** Document 1 §2.8. */
export function TemplateDetailScreen({ businessEntityId, templateId, canEdit }: TemplateDetailScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireTemplate(console))
  const actor = useConsoleActor(machine, { input: { businessEntityId, id: templateId } })
  useOpenScreen(actor)
  return (
    <TemplateDetailView
      actor={actor}
      businessEntityId={businessEntityId}
      templateId={templateId}
      canEdit={canEdit}
      isDebug={useDebug()}
    />
  )
}

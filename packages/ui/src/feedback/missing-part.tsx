import { controlMessages } from "@command-center/domain/message/control-messages"
import { RotateCcw, TriangleAlert } from "lucide-react"
import { Button } from "../fields/button.tsx"

export interface MissingPartProps {
  readonly title: string
  readonly text: string
  /** It stands over the page, as the dialog would whose place it takes. */
  readonly isOver: boolean
  readonly onReload: () => void
}

/** Stands where a part of the page would that cannot be had; whoever reads it decides when to reload. */
export function MissingPart({ title, text, isOver, onReload }: MissingPartProps) {
  return (
    <div className="cc-missing-part" role="alert" data-over={isOver || undefined}>
      <TriangleAlert size={18} aria-hidden />
      <div className="cc-banner-body">
        <strong>{title}</strong>
        <div>{text}</div>
      </div>
      <Button size="xs" variant="outline" onClick={onReload}>
        <RotateCcw aria-hidden />
        {controlMessages.reload}
      </Button>
    </div>
  )
}

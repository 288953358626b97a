import { controlMessages } from "@command-center/domain/message/control-messages"
import { Copy, RotateCcw } from "lucide-react"
import { Button } from "../fields/button.tsx"
import { ErrorView } from "./error-view.tsx"

export interface CrashViewProps {
  readonly title: string
  readonly text: string
  /** What "Copy report" puts on the clipboard; it must hold no secrets. */
  readonly report: string
  readonly onCopy: (report: string) => void
  /** It stands in a dialog, which has a title of its own. */
  readonly isInDialog?: boolean
  readonly onReset: () => void
}

export function CrashView({ title, text, report, isInDialog, onCopy, onReset }: CrashViewProps) {
  return (
    <ErrorView title={title} text={text} isInDialog={isInDialog ?? false}>
      <Button variant="solid" colorPalette="accent" onClick={onReset}>
        <RotateCcw aria-hidden />
        {controlMessages.tryAgain}
      </Button>
      <Button colorPalette="gray" onClick={() => onCopy(report)}>
        <Copy aria-hidden />
        {controlMessages.copyReport}
      </Button>
    </ErrorView>
  )
}

import { Button } from "@chakra-ui/react"
import { Copy, RotateCcw } from "lucide-react"
import { ErrorView } from "./error-view.tsx"

export interface CrashViewProps {
  readonly title: string
  readonly text: string
  /** What "Copy report" puts on the clipboard; it must hold no secrets. */
  readonly report: string
  readonly onCopy: (report: string) => void
  readonly onReset: () => void
}

export function CrashView({ title, text, report, onCopy, onReset }: CrashViewProps) {
  return (
    <ErrorView title={title} text={text}>
      <Button variant="solid" colorPalette="accent" onClick={onReset}>
        <RotateCcw aria-hidden />
        Try again
      </Button>
      <Button colorPalette="gray" onClick={() => onCopy(report)}>
        <Copy aria-hidden />
        Copy report
      </Button>
    </ErrorView>
  )
}

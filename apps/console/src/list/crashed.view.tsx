import { shellMessages } from "@command-center/domain/message/shell-messages"
import { CrashView } from "@command-center/ui/feedback/crash-view"
import { useConsole } from "../app/console.ts"

export interface CrashedViewProps {
  /** The screen's title, which the report names. */
  readonly screen: string
  readonly error?: unknown
  readonly onRetry: () => void
}

const nameOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : "unexpected")

/** A screen whose machine failed unexpectedly. The report names the screen and the error and holds no data of it. */
export function CrashedView({ screen, error, onRetry }: CrashedViewProps) {
  const { dispatch } = useConsole()
  return (
    <CrashView
      title={shellMessages.crashedTitle}
      text={shellMessages.crashedText}
      report={`${screen}\n${nameOf(error)}`}
      onCopy={(text) => dispatch({ type: "copy", text, copied: shellMessages.reportCopied })}
      onReset={onRetry}
    />
  )
}

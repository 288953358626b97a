import { shellMessages } from "@command-center/domain/message/shell-messages"
import { selectToken } from "@command-center/machines/session/session.selectors"
import { CrashView } from "@command-center/ui/feedback/crash-view"
import { MissingPart } from "@command-center/ui/feedback/missing-part"
import { useConsole } from "../app/console.ts"
import { crashReport } from "../app/crash-report.ts"
import { missingPartText } from "../app/missing-part.ts"
import { areRowsMissing } from "../rows/missing-rows.ts"

export interface CrashedViewProps {
  /** The screen's title, which the report names. */
  readonly screen: string
  readonly onRetry: () => void
}

/** A screen whose machine failed unexpectedly, or that has no rows since what serves them is gone. The report names the screen and holds no data of it. */
export function CrashedView({ screen, onRetry }: CrashedViewProps) {
  const { dispatch, session, screens } = useConsole()
  if (areRowsMissing()) {
    const said = missingPartText(navigator.onLine, screens.hasUnsavedWork())
    return <MissingPart {...said} isOver={false} onReload={() => location.reload()} />
  }
  return (
    <CrashView
      title={shellMessages.crashedTitle}
      text={shellMessages.crashedText}
      report={crashReport(screen, "unexpected", [selectToken(session.getSnapshot()) ?? ""])}
      onCopy={(text) => dispatch({ type: "copy", text, copied: shellMessages.reportCopied })}
      onReset={onRetry}
    />
  )
}

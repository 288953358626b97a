import { shellMessages } from "@command-center/domain/message/shell-messages"
import { selectToken } from "@command-center/machines/session/session.selectors"
import { Boundary } from "@command-center/ui/feedback/boundary"
import { CrashView } from "@command-center/ui/feedback/crash-view"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { useConsole } from "./console.ts"
import { crashReport } from "./crash-report.ts"

/** A screen that fails takes nothing else with it; the report holds no address parameters and no data. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { dispatch, session } = useConsole()
  const { pathname } = useLocation()
  return (
    <Boundary
      place={pathname}
      fallback={({ error, onReset }) => (
        <CrashView
          title={shellMessages.crashedTitle}
          text={shellMessages.crashedText}
          report={crashReport(pathname, error, [selectToken(session.getSnapshot()) ?? ""])}
          onCopy={(text) => dispatch({ type: "copy", text, copied: shellMessages.reportCopied })}
          onReset={onReset}
        />
      )}
    >
      {children}
    </Boundary>
  )
}

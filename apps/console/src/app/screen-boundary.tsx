import { shellMessages } from "@command-center/domain/message/shell-messages"
import { Boundary } from "@command-center/ui/feedback/boundary"
import { CrashView } from "@command-center/ui/feedback/crash-view"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { useConsole } from "./console.ts"

const reportOf = (error: unknown, pathname: string): string =>
  [
    `Page: ${pathname}`,
    `Error: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
    ...(error instanceof Error && error.stack !== undefined ? [error.stack] : [])
  ].join("\n")

/** A screen that fails takes nothing else with it; the report holds no address parameters and no data. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { dispatch } = useConsole()
  const { pathname } = useLocation()
  return (
    <Boundary
      place={pathname}
      fallback={({ error, onReset }) => (
        <CrashView
          title={shellMessages.crashedTitle}
          text={shellMessages.crashedText}
          report={reportOf(error, pathname)}
          onCopy={(text) => dispatch({ type: "copy", text, copied: shellMessages.reportCopied })}
          onReset={onReset}
        />
      )}
    >
      {children}
    </Boundary>
  )
}

import { shellMessages } from "@command-center/domain/message/shell-messages"
import { selectToken } from "@command-center/machines/session/session.selectors"
import { Boundary, type BoundaryProps } from "@command-center/ui/feedback/boundary"
import { DialogCrash } from "@command-center/ui/feedback/crash-fallback"
import { CrashView, type CrashViewProps } from "@command-center/ui/feedback/crash-view"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { useConsole } from "./console.ts"
import { crashReport } from "./crash-report.ts"
import { isMissingPart } from "./missing-part.ts"

type Said = Pick<CrashViewProps, "title" | "text" | "isInDialog">

/** The report holds no address parameters and no data. */
function Crash({ error, onReset, ...said }: Said & Parameters<BoundaryProps["fallback"]>[0]) {
  const { dispatch, session } = useConsole()
  const { pathname } = useLocation()
  return (
    <CrashView
      {...said}
      report={crashReport(pathname, error, [selectToken(session.getSnapshot()) ?? ""])}
      onCopy={(text) => dispatch({ type: "copy", text, copied: shellMessages.reportCopied })}
      onReset={onReset}
    />
  )
}

const inDialog: BoundaryProps["fallback"] = ({ error, onReset }) => {
  // Whoever loads the dialog knows what to say of a part that is gone.
  if (isMissingPart(error)) throw error
  return (
    <Crash
      error={error}
      onReset={onReset}
      title={shellMessages.dialogCrashedTitle}
      text={shellMessages.dialogCrashedText}
      isInDialog
    />
  )
}

/** The dialogs below it fail by themselves: the screen behind stays, and what was typed in the dialog's machine. */
export function DialogBoundaries({ children }: { readonly children: ReactNode }) {
  return <DialogCrash value={inDialog}>{children}</DialogCrash>
}

/** A screen that fails takes nothing else with it. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary
      place={pathname}
      fallback={(crash) => <Crash {...crash} title={shellMessages.crashedTitle} text={shellMessages.crashedText} />}
    >
      {children}
    </Boundary>
  )
}

import { Boundary } from "@command-center/ui/feedback/boundary"
import { MeanwhileContext } from "@command-center/ui/feedback/loaded-later"
import { MissingPart } from "@command-center/ui/feedback/missing-part"
import type { ReactNode } from "react"
import { useConsole } from "./console.ts"
import { isMissingPart, missingPartText } from "./missing-part.ts"

export interface LaterPartProps {
  /** Stands for the part until it is loaded. */
  readonly fallback?: ReactNode
  /** The part is a dialog. */
  readonly isOver?: boolean
  /** What to do without the part, where reloading is not the way. */
  readonly remedy?: string
  readonly children: ReactNode
}

function Missing({ error, isOver, remedy }: { readonly error: unknown } & Omit<LaterPartProps, "children">) {
  const { screens } = useConsole()
  if (!isMissingPart(error)) throw error
  const { title, text } = missingPartText(navigator.onLine, screens.hasUnsavedWork())
  return <MissingPart title={title} text={remedy ?? text} isOver={isOver ?? false} onReload={() => location.reload()} />
}

/** A part that is loaded when it is first shown: if it is gone, it takes nothing of the page with it. */
export function LaterPart({ fallback, children, ...missing }: LaterPartProps) {
  return (
    <Boundary place="" fallback={({ error }) => <Missing error={error} {...missing} />}>
      <MeanwhileContext value={fallback}>{children}</MeanwhileContext>
    </Boundary>
  )
}

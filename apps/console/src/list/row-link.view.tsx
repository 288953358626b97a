import type { MouseEvent, ReactNode } from "react"
import { useConsole } from "../app/console.ts"

export interface RowLinkProps {
  /** A path of the console. */
  readonly to: string
  readonly tabIndex: 0 | -1
  readonly children: ReactNode
  /** What it is read as, where its text is cut in two. */
  readonly "aria-label"?: string
}

/** What else a browser does with a link (a new tab, a download) it does by itself. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link in a table, where there are dozens: the router's own link works out its address anew each time a row is drawn,
 * which is at every key of a search.
 */
export function RowLink({ to, children, ...link }: RowLinkProps) {
  const { dispatch } = useConsole()
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    dispatch({ type: "navigate", to })
  }
  return (
    <a href={`${import.meta.env.BASE_URL}${to.slice(1)}`} onClick={follow} {...link}>
      {children}
    </a>
  )
}

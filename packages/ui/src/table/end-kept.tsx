import type { ReactNode } from "react"
import { cellText } from "./cell-text.tsx"

/** A text that every column has room for is written as it is. */
const short = 16

/** So much of the end of a long text is never cut: its last word, with a mark before it, or a few characters. */
const endOf = (text: string): number => /(?:[-._/]|(?<=\s))[^\s\-._/]{1,10}$/u.exec(text)?.index ?? text.length - 8

/** A text whose middle is cut where there is no room for it all, as "Saltmarsh Cof…Northwest". */
export const endKept = (text: string): ReactNode => {
  if (text.length <= short) return text
  const end = endOf(text)
  return (
    <span className="cc-end-kept">
      <span>{text.slice(0, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  )
}

/** What a link with a name that anyone may have written shows; where that is cut in two, it is read as one all the same. */
export const nameProps = (name: string): { readonly children: ReactNode; readonly "aria-label"?: string } => {
  const text = cellText(name)
  const children = endKept(text)
  return children === text ? { children } : { children, "aria-label": text }
}

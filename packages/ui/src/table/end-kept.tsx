import type { CSSProperties, ReactNode } from "react"
import { cellText } from "./cell-text.tsx"

/** A text that every column has room for is written as it is. */
const short = 16

/** So much of the end of a long text is never cut: its last word, with a mark before it, or a few characters. */
const endOf = (text: string): number => /(?:[-._/]|(?<=\s))[^\s\-._/]{1,10}$/u.exec(text)?.index ?? text.length - 8

/** Widths of signs in digits of the font that ships, a little generous; ideographs come from another. */
const widths: ReadonlyArray<readonly [RegExp, number]> = [
  [/[ijlI.,:;'| ]/u, 0.5],
  [/[tfr()-]/u, 0.72],
  [/[mwMW@%…]/u, 1.5],
  [/\p{Lu}/u, 1.18],
  [/[\u2e80-\u{10ffff}]/u, 2]
]

/** A table draws the same few signs thousands of times. */
const knownWidths = new Map<string, number>()

const widthOfSign = (sign: string): number => {
  const known = knownWidths.get(sign)
  if (known !== undefined) return known
  const width = widths.find(([signs]) => signs.test(sign))?.[1] ?? 1
  knownWidths.set(sign, width)
  return width
}

const widthOf = (text: string): number => Array.from(text).reduce((sum, sign) => sum + widthOfSign(sign), 0)

/** What is kept for the end, and what all of it takes at most: a link is as wide as its text. */
interface Room extends CSSProperties {
  readonly "--cc-end": string
  readonly "--cc-whole": string
}

const inDigits = (width: number): string => `${width.toFixed(2)}ch`

/**
 * A text whose middle is cut where there is no room for it all, as "Saltmarsh Cof…Northwest". Its two parts are inline,
 * so that it is one line for who copies it; those of a flex box would be two.
 */
export const endKept = (text: string): ReactNode => {
  if (text.length <= short) return text
  const at = endOf(text)
  const end = text.slice(at)
  const room: Room = { "--cc-end": inDigits(widthOf(end)), "--cc-whole": inDigits(widthOf(text)) }
  return (
    <span className="cc-end-kept" style={room}>
      <span>{text.slice(0, at)}</span>
      <span>{end}</span>
    </span>
  )
}

/** What a link or a cell with a text that anyone may have written shows; where that is cut in two, it is read as one all the same. */
export const nameProps = (name: string): { readonly children: ReactNode; readonly "aria-label"?: string } => {
  const text = cellText(name)
  const children = endKept(text)
  return children === text ? { children } : { children, "aria-label": text }
}

import type { ReactNode } from "react"

/** A text that every column has room for is written as it is; of a longer one so much of the end is never cut. */
const [short, end] = [16, 8]

/** A text whose middle is cut where there is no room for it all, as "Saltmarsh Cof…c Northwest". */
export const endKept = (text: string): ReactNode =>
  text.length <= short ? (
    text
  ) : (
    <span className="cc-end-kept">
      <span>{text.slice(0, -end)}</span>
      <span>{text.slice(-end)}</span>
    </span>
  )

import type { ReactNode } from "react"
import { endKept } from "../table/end-kept.tsx"
import { Gradually } from "./gradually.tsx"

const barsInFrame = 24

export interface ValueBar {
  readonly key: string
  readonly name: string
  /** The number; a link that stands first in it leads from the whole row. */
  readonly count: ReactNode
  /** From 0 to 1: of the longest bar. */
  readonly length: number
  readonly tone: "good" | "warn" | "bad" | "info" | "idle" | "accent"
  readonly note?: ReactNode
}

export interface ValueBarsProps {
  readonly label: string
  /** What its columns are: the name, the number, and what is noted. */
  readonly columns: readonly [name: string, count: string, note?: string]
  readonly bars: ReadonlyArray<ValueBar>
}

/** Numbers as bars, each with its name: a table, so that it reads the same without seeing it. */
export function ValueBars({ label, columns: [name, count, note], bars }: ValueBarsProps) {
  return (
    <table className="cc-measures" aria-label={label}>
      <thead className="cc-unseen">
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{count}</th>
          {note !== undefined && <th scope="col">{note}</th>}
        </tr>
      </thead>
      <tbody>
        <Gradually
          items={bars}
          step={barsInFrame}
          draw={(bar) => (
            <tr key={bar.key}>
              <th scope="row" aria-label={bar.name}>
                {endKept(bar.name)}
              </th>
              <td>
                <div className="cc-measure-cell">
                  <span
                    className="cc-measure"
                    data-tone={bar.tone}
                    style={{ width: `${bar.length * 100}%` }}
                    aria-hidden
                  />
                  <span className="cc-measure-count">{bar.count}</span>
                </div>
              </td>
              {note !== undefined && (
                <td className="cc-measure-note">
                  <div>{bar.note}</div>
                </td>
              )}
            </tr>
          )}
        />
      </tbody>
    </table>
  )
}

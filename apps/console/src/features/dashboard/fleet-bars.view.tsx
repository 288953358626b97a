import type { DriftCell } from "@command-center/domain/drift/drift-matrix"
import { standingText, standingTones } from "@command-center/domain/drift/standing-text"
import type { Bar } from "@command-center/domain/fleet/bars"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { statusTone } from "@command-center/domain/status/status-tone"
import { type ValueBar, ValueBars } from "@command-center/ui/chart/value-bars"
import { FigureLink } from "./figure-link.view.tsx"

const mostShown = 8
const mostOfGroup = 4

interface ShownBarsProps {
  readonly label: string
  readonly columns: readonly [name: string, count: string, note?: string]
  readonly bars: ReadonlyArray<ValueBar>
  readonly most?: number
}

/** The first bars, and the others behind a line that says how many they are. */
function ShownBars({ label, columns, bars, most = mostShown }: ShownBarsProps) {
  const rest = bars.slice(most)
  return (
    <>
      <ValueBars label={label} columns={columns} bars={bars.slice(0, most)} />
      {rest.length > 0 && (
        <details className="cc-more">
          <summary>{fleetMessages.more(rest.length)}</summary>
          <ValueBars label={`${label}: ${fleetMessages.more(rest.length)}`} columns={columns} bars={rest} />
        </details>
      )}
    </>
  )
}

const longest = (counts: ReadonlyArray<number>): number => Math.max(1, ...counts)

export interface StatusBarsProps {
  readonly businessEntityId: number
  readonly bars: ReadonlyArray<Bar>
}

/** How many UTGs have each status. */
export function StatusBars({ businessEntityId, bars }: StatusBarsProps) {
  const most = longest(bars.map(({ figure }) => figure.count))
  return (
    <ShownBars
      label={fleetMessages.statuses}
      columns={["UTG Status", "UTGs"]}
      bars={bars.map(({ name, figure }) => {
        const shown = name ?? fleetMessages.notReported
        const tone = statusTone(name ?? "")
        return {
          key: name ?? "",
          name: shown,
          tone: tone === "busy" ? "info" : tone,
          length: figure.count / most,
          count: <FigureLink businessEntityId={businessEntityId} figure={figure} of={shown} />
        }
      })}
    />
  )
}

export interface DriftBarsProps {
  readonly businessEntityId: number
  readonly label: string
  readonly of: string
  readonly cells: ReadonlyArray<DriftCell>
  readonly most?: number
}

/** How many have each version, and how that stands to what is current. */
export function DriftBars({ businessEntityId, label, of, cells, most = mostShown }: DriftBarsProps) {
  const highest = longest(cells.map(({ figure }) => figure.count))
  return (
    <ShownBars
      label={label}
      most={most}
      columns={["Version", of, "Standing"]}
      bars={cells.map((cell) => {
        const shown = cell.version ?? fleetMessages.notReported
        return {
          key: `${cell.of} ${shown}`,
          name: shown,
          tone: standingTones[cell.standing],
          length: cell.figure.count / highest,
          count: <FigureLink businessEntityId={businessEntityId} figure={cell.figure} of={`${label} ${shown}`} />,
          note: standingText(cell)
        }
      })}
    />
  )
}

export interface DriftGroupsProps extends DriftBarsProps {
  readonly emptyText: string
}

/** The same by profile or device type: those with most behind first. */
export function DriftGroups({ cells, emptyText, ...props }: DriftGroupsProps) {
  const names = [...new Set(cells.map((cell) => cell.of))]
  const groups = names.map((name) => [name, cells.filter((cell) => cell.of === name)] as const)
  const behind = (all: ReadonlyArray<DriftCell>) =>
    all.reduce((sum, { standing, figure }) => (standing === "behind" ? sum + figure.count : sum), 0)
  const sorted = groups.toSorted(([, left], [, right]) => behind(right) - behind(left))
  const group = ([name, all]: readonly [string, ReadonlyArray<DriftCell>]) => (
    <div key={name}>
      <h3 className="cc-measure-group">{name}</h3>
      <DriftBars {...props} label={`${props.label}: ${name}`} cells={all} most={mostOfGroup} />
    </div>
  )
  if (sorted.length === 0) return <p className="cc-hint">{emptyText}</p>
  const rest = sorted.slice(3)
  return (
    <>
      {sorted.slice(0, 3).map(group)}
      {rest.length > 0 && (
        <details className="cc-more">
          <summary>{fleetMessages.more(rest.length)}</summary>
          {rest.map(group)}
        </details>
      )}
    </>
  )
}

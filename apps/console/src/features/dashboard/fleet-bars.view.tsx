import type { Drift, DriftGroup } from "@command-center/domain/drift/drift"
import type { DriftCell } from "@command-center/domain/drift/drift-cell"
import { standingText, standingTones } from "@command-center/domain/drift/standing-text"
import type { Left, ShownBars } from "@command-center/domain/fleet/bars"
import { fleetLabels } from "@command-center/domain/fleet/fleet-label-messages"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { countText } from "@command-center/domain/message/count-text"
import { statusTone } from "@command-center/domain/status/status-tone"
import { Gradually } from "@command-center/ui/chart/gradually"
import { More } from "@command-center/ui/chart/more"
import { type ValueBar, ValueBars } from "@command-center/ui/chart/value-bars"
import { DriftActions } from "./drift-actions.view.tsx"
import { FigureLink } from "./figure-link.view.tsx"

const mostShown = 8
const mostOfGroup = 4
/** As many as the place that is kept for them takes: the last line may be one of them, or say how many more there are. */
const mostStatuses = 5
const mostGroups = 3
const groupsInFrame = 3

/** What is counted and not drawn. */
function LeftOut({ left, of }: { readonly left: Left | null; readonly of: string }) {
  if (left === null) return null
  return <p className="cc-hint">{fleetMessages.left(countText(left.values), `${countText(left.count)} ${of}`)}</p>
}

interface FoldedBarsProps {
  readonly label: string
  readonly columns: readonly [name: string, count: string, note?: string]
  readonly bars: ReadonlyArray<ValueBar>
  readonly left: Left | null
  readonly most?: number
}

/** The first bars, and the others behind a line that says how many they are. */
function FoldedBars({ label, columns, bars, left, most = mostShown }: FoldedBarsProps) {
  const rest = bars.slice(most)
  const more = fleetMessages.more(rest.length + (left?.values ?? 0))
  return (
    <>
      <ValueBars label={label} columns={columns} bars={bars.slice(0, most)} />
      {rest.length > 0 && (
        <More summary={more}>
          {() => (
            <>
              <ValueBars label={`${label}: ${more}`} columns={columns} bars={rest} />
              <LeftOut left={left} of={columns[1]} />
            </>
          )}
        </More>
      )}
    </>
  )
}

const longest = (counts: ReadonlyArray<number>): number => counts.reduce((most, count) => Math.max(most, count), 1)

export interface StatusBarsProps {
  readonly businessEntityId: number
  readonly statuses: ShownBars
}

/** How many UTGs have each status. */
export function StatusBars({ businessEntityId, statuses: { bars, left } }: StatusBarsProps) {
  if (bars.length === 0) return <p className="cc-hint">{fleetMessages.noRows.utgs}</p>
  const most = longest(bars.map(({ figure }) => figure.count))
  return (
    <FoldedBars
      label={fleetMessages.statuses}
      most={bars.length > mostStatuses ? mostStatuses - 1 : mostStatuses}
      columns={[fleetLabels.utgStatus, "UTGs"]}
      left={left}
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

interface DriftBarsProps {
  readonly businessEntityId: number
  readonly label: string
  readonly of: string
  readonly group: Pick<DriftGroup, "cells" | "left">
  readonly most?: number
}

/** How many have each version, and how that stands to what is current; with what can be done about exactly those. */
export function DriftBars({ businessEntityId, label, of, group: { cells, left }, most = mostShown }: DriftBarsProps) {
  const highest = longest(cells.map(({ figure }) => figure.count))
  const bar = (cell: DriftCell): ValueBar => {
    const shown = cell.version ?? fleetMessages.notReported
    return {
      key: `${cell.of} ${shown} ${cell.current} ${cell.standing}`,
      name: shown,
      tone: standingTones[cell.standing],
      length: cell.figure.count / highest,
      count: <FigureLink businessEntityId={businessEntityId} figure={cell.figure} of={`${label} ${shown}`} />,
      note: (
        <>
          {standingText(cell)}
          <DriftActions businessEntityId={businessEntityId} cell={cell} />
        </>
      )
    }
  }
  return (
    <FoldedBars
      label={label}
      most={most}
      columns={[fleetLabels.version, of, fleetLabels.standing]}
      bars={cells.map(bar)}
      left={left}
    />
  )
}

interface DriftGroupsProps {
  readonly businessEntityId: number
  readonly label: string
  readonly of: string
  readonly drift: Drift
  readonly emptyText: string
}

/** The same by profile or device type: those with most behind first. */
export function DriftGroups({ drift: { groups, left }, emptyText, ...props }: DriftGroupsProps) {
  const draw = (group: DriftGroup) => {
    const name = group.of === "" ? fleetMessages.noType : group.of
    return (
      <div key={group.of}>
        <h3 className="cc-measure-group">{name}</h3>
        <DriftBars {...props} label={`${props.label}: ${name}`} group={group} most={mostOfGroup} />
      </div>
    )
  }
  if (groups.length === 0) return <p className="cc-hint">{emptyText}</p>
  const rest = groups.slice(mostGroups)
  return (
    <>
      {groups.slice(0, mostGroups).map(draw)}
      {rest.length > 0 && (
        <More summary={fleetMessages.more(rest.length + (left?.values ?? 0))}>
          {() => (
            <>
              <Gradually items={rest} draw={draw} step={groupsInFrame} />
              <LeftOut left={left} of={props.of} />
            </>
          )}
        </More>
      )}
    </>
  )
}

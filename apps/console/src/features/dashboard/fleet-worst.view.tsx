import type { DriftCell } from "@command-center/domain/drift/drift-cell"
import { standingText, standingTones } from "@command-center/domain/drift/standing-text"
import { worstOf } from "@command-center/domain/drift/worst"
import { fleetLabels } from "@command-center/domain/fleet/fleet-label-messages"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { ValueBars } from "@command-center/ui/chart/value-bars"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Card } from "@command-center/ui/layout/card"
import { DriftActions } from "./drift-actions.view.tsx"
import { FigureLink } from "./figure-link.view.tsx"
import type { FleetCards } from "./fleet-cards.ts"
import { FleetRoom } from "./fleet-room.view.tsx"
import { FleetAge, type FleetRef } from "./fleet-state.view.tsx"
import { type KindRead, Total, useKind } from "./fleet-totals.view.tsx"

export interface FleetWorstProps {
  readonly businessEntityId: number
  readonly cards: FleetCards
}

/** The name of a profile may end in a number, which would read as its version. */
const nameOf = ({ kind, of, version }: DriftCell): string => {
  const given = version ?? fleetMessages.notReported
  if (kind === "profile") return fleetMessages.ofVersion(of, given)
  return `${kind === "firmware" ? of || fleetMessages.noType : of} ${given}`
}

/** In rem: four totals with the room below them, and ten of what is behind. */
const heights = { totals: 6.5, list: 17.875 } as const

/** The card whose figures are the oldest: none that stand beside them are older. */
const oldestOf = (reads: ReadonlyArray<KindRead>): FleetRef | undefined => {
  const [oldest] = reads
    .flatMap(({ actor, at }) => (at === null ? [] : [{ actor, at }]))
    .toSorted((left, right) => (left.at < right.at ? -1 : 1))
  return oldest?.actor
}

/** What is behind by most releases, of every kind, and how many are behind in all; absent where nothing may be seen. */
export function FleetWorst({ businessEntityId, cards }: FleetWorstProps) {
  const kinds = [
    useKind("utg", cards.utgVersions),
    useKind("agent", cards.agentVersions),
    useKind("profile", cards.profiles),
    useKind("firmware", cards.devices)
  ].filter(({ isShown }) => isShown)
  if (kinds.length === 0) return null
  const isAwaited = kinds.some((read) => read.isAwaited)
  const isAllKnown = kinds.every(({ drift }) => drift !== null && drift.behind !== null)
  const oldest = oldestOf(kinds)
  const worst = worstOf(kinds.flatMap(({ drift }) => drift ?? []))
  const most = Math.max(1, ...worst.map(({ figure }) => figure.count))
  return (
    <Card title={fleetMessages.worst} aside={oldest && <FleetAge actor={oldest} />}>
      <FleetRoom height={heights.totals + heights.list}>
        <ul className="cc-totals">
          {kinds.map((read) => (
            <Total key={read.kind} businessEntityId={businessEntityId} read={read} />
          ))}
        </ul>
        {isAwaited ? (
          <SkeletonText lines={5} height={heights.list} />
        ) : worst.length === 0 ? (
          isAllKnown && <p className="cc-hint">{fleetMessages.noneBehind}</p>
        ) : (
          <ValueBars
            label={fleetMessages.worst}
            columns={[fleetLabels.version, fleetLabels.count, fleetLabels.standing]}
            bars={worst.map((cell) => ({
              key: `${cell.kind} ${cell.of} ${cell.version} ${cell.current}`,
              name: nameOf(cell),
              tone: standingTones[cell.standing],
              length: cell.figure.count / most,
              count: <FigureLink businessEntityId={businessEntityId} figure={cell.figure} of={nameOf(cell)} />,
              note: (
                <>
                  {standingText(cell)}
                  <DriftActions businessEntityId={businessEntityId} cell={cell} />
                </>
              )
            }))}
          />
        )}
      </FleetRoom>
    </Card>
  )
}

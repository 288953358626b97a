import type { Drift } from "@command-center/domain/drift/drift"
import type { DriftCell } from "@command-center/domain/drift/drift-cell"
import { standingText, standingTones } from "@command-center/domain/drift/standing-text"
import { worstOf } from "@command-center/domain/drift/worst"
import type { FleetCounts } from "@command-center/domain/fleet/fleet-counts"
import { fleetLabels } from "@command-center/domain/fleet/fleet-label-messages"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { countText } from "@command-center/domain/message/count-text"
import { selectFound } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { ValueBars } from "@command-center/ui/chart/value-bars"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import { DriftActions } from "./drift-actions.view.tsx"
import { FigureLink } from "./figure-link.view.tsx"
import type { FleetCards } from "./fleet-cards.ts"
import { FleetRoom } from "./fleet-room.view.tsx"
import { type FleetRef, useIsFirstLoad } from "./fleet-state.view.tsx"

export interface FleetWorstProps {
  readonly businessEntityId: number
  readonly cards: FleetCards
}

const driftIn = (counts: FleetCounts | undefined): Drift | undefined =>
  counts?.of === "versions" || counts?.of === "drift" ? counts.drift : undefined

/** What is known of a kind; null while that is awaited, undefined where it may not be seen or was not read. */
const useDrift = (actor: FleetRef): Drift | null | undefined => {
  const drift = driftIn(useSelector(actor, selectFound)?.counts)
  const isAwaited = useIsFirstLoad(actor)
  return drift ?? (isAwaited ? null : undefined)
}

/** The name of a profile may end in a number, which would read as its version. */
const nameOf = ({ kind, of, version }: DriftCell): string => {
  const given = version ?? fleetMessages.notReported
  if (kind === "profile") return fleetMessages.ofVersion(of, given)
  return `${kind === "firmware" ? of || fleetMessages.noType : of} ${given}`
}

interface TotalProps {
  readonly businessEntityId: number
  readonly kind: Drift["kind"]
  /** Null while it is awaited. */
  readonly drift: Drift | null
}

/** How many of a kind are behind, of all. */
function Total({ businessEntityId, kind, drift }: TotalProps) {
  const label = fleetMessages.versions[kind]
  if (drift === null)
    return (
      <li>
        {label}: <span className="cc-bone" aria-hidden />
      </li>
    )
  const { behind, all } = drift
  return (
    <li>
      {label}:{" "}
      {behind === null ? (
        fleetMessages.behindUnknown
      ) : (
        <FigureLink businessEntityId={businessEntityId} figure={behind} of={label}>
          {fleetMessages.behindOf(countText(behind.count), countText(all.count))}
        </FigureLink>
      )}
    </li>
  )
}

/** In rem: four totals with the room below them, and ten of what is behind. */
const heights = { totals: 6.5, list: 17.875 } as const

/** What is behind by most releases, of every kind, and how many are behind in all; absent where nothing can be known. */
export function FleetWorst({ businessEntityId, cards }: FleetWorstProps) {
  const kinds = [
    { kind: "utg", drift: useDrift(cards.utgVersions) },
    { kind: "agent", drift: useDrift(cards.agentVersions) },
    { kind: "profile", drift: useDrift(cards.profiles) },
    { kind: "firmware", drift: useDrift(cards.devices) }
  ] as const
  const known = kinds.flatMap(({ drift }) => drift ?? [])
  const isAwaited = kinds.some(({ drift }) => drift === null)
  if (known.length === 0 && !isAwaited) return null
  const worst = worstOf(known)
  const most = worst.reduce((highest, { releases }) => Math.max(highest, releases ?? 0), 1)
  return (
    <Card title={fleetMessages.worst}>
      <FleetRoom height={heights.totals + heights.list}>
        <ul className="cc-totals">
          {kinds.map(
            ({ kind, drift }) =>
              drift !== undefined && <Total key={kind} businessEntityId={businessEntityId} kind={kind} drift={drift} />
          )}
        </ul>
        {isAwaited ? (
          <SkeletonText lines={5} height={heights.list} />
        ) : worst.length === 0 ? (
          <p className="cc-hint">{fleetMessages.noneBehind}</p>
        ) : (
          <ValueBars
            label={fleetMessages.worst}
            columns={[fleetLabels.version, fleetLabels.count, fleetLabels.standing]}
            bars={worst.map((cell) => ({
              key: `${cell.kind} ${cell.of} ${cell.version} ${cell.current}`,
              name: nameOf(cell),
              tone: standingTones[cell.standing],
              length: (cell.releases ?? 0) / most,
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

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
import { type FleetRef, useIsFirstLoad } from "./fleet-state.view.tsx"

export interface FleetWorstProps {
  readonly businessEntityId: number
  readonly cards: FleetCards
}

const driftIn = (counts: FleetCounts | undefined): ReadonlyArray<Drift> =>
  counts?.of === "versions" || counts?.of === "drift" ? [counts.drift] : []

const useDrift = (actor: FleetRef): ReadonlyArray<Drift> => driftIn(useSelector(actor, selectFound)?.counts)

const nameOf = ({ kind, of, version }: DriftCell): string =>
  `${kind === "utg" || kind === "agent" ? of : of || fleetMessages.noType} ${version ?? fleetMessages.notReported}`

/** How many of a kind are behind, of all. */
function Total({ businessEntityId, drift }: { readonly businessEntityId: number; readonly drift: Drift }) {
  const label = fleetMessages.versions[drift.kind]
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

/** Whether what is behind of some kind is not known yet. */
const useIsAnyFirstLoad = ({ utgVersions, agentVersions, profiles, devices }: FleetCards): boolean =>
  [
    useIsFirstLoad(utgVersions),
    useIsFirstLoad(agentVersions),
    useIsFirstLoad(profiles),
    useIsFirstLoad(devices)
  ].includes(true)

/** As high as ten of what is behind, so that the cards below it stay where they are. */
function Waiting() {
  return (
    <Card title={fleetMessages.worst}>
      <SkeletonText lines={5} height={24.375} />
    </Card>
  )
}

/** What is behind by most releases, of every kind, and how many are behind in all; absent while nothing is known. */
export function FleetWorst({ businessEntityId, cards }: FleetWorstProps) {
  const known = [
    ...useDrift(cards.utgVersions),
    ...useDrift(cards.agentVersions),
    ...useDrift(cards.profiles),
    ...useDrift(cards.devices)
  ]
  const isWaiting = useIsAnyFirstLoad(cards)
  if (known.length === 0) return isWaiting ? <Waiting /> : null
  const worst = worstOf(known)
  const most = worst.reduce((highest, { releases }) => Math.max(highest, releases ?? 0), 1)
  return (
    <Card title={fleetMessages.worst}>
      <ul className="cc-totals">
        {known.map((drift) => (
          <Total key={drift.kind} businessEntityId={businessEntityId} drift={drift} />
        ))}
      </ul>
      {worst.length === 0 ? (
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
    </Card>
  )
}

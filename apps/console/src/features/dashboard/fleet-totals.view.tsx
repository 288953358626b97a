import type { Drift } from "@command-center/domain/drift/drift"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { countText } from "@command-center/domain/message/count-text"
import { selectFailure, selectFound, selectIsShown } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { useSelector } from "@xstate/react"
import { FigureLink } from "./figure-link.view.tsx"
import { type FleetRef, Retry, useIsFirstLoad } from "./fleet-state.view.tsx"

/** What is known of one kind that may be behind, from the card that reads it. */
export interface KindRead {
  readonly kind: Drift["kind"]
  readonly actor: FleetRef
  readonly isShown: boolean
  readonly isAwaited: boolean
  /** Whether the last reading failed. */
  readonly isFailed: boolean
  /** Null where nothing was read. */
  readonly drift: Drift | null
  /** When that was asked for (ISO). */
  readonly at: string | null
}

export const useKind = (kind: Drift["kind"], actor: FleetRef): KindRead => {
  const found = useSelector(actor, selectFound)
  const counts = found?.counts
  return {
    kind,
    actor,
    isShown: useSelector(actor, selectIsShown),
    isAwaited: useIsFirstLoad(actor),
    isFailed: useSelector(actor, selectFailure) !== null,
    drift: counts?.of === "versions" || counts?.of === "drift" ? counts.drift : null,
    at: found?.at ?? null
  }
}

interface TotalProps {
  readonly businessEntityId: number
  readonly read: KindRead
}

/** How many of a kind are behind, of all; where that is not known or old, Retry stands beside it. */
export function Total({ businessEntityId, read: { kind, actor, drift, isAwaited, isFailed } }: TotalProps) {
  const label = fleetMessages.versions[kind]
  const isApart = drift !== null && drift.behind !== null && drift.behind.count > 0 && drift.behind.query === null
  const isUnknown = drift !== null && drift.behind === null
  return (
    <li>
      {label}: {isAwaited && <span className="cc-bone" aria-hidden />}
      {drift !== null && drift.behind !== null && (
        <FigureLink businessEntityId={businessEntityId} figure={drift.behind} of={label}>
          {fleetMessages.behindOf(countText(drift.behind.count), countText(drift.all.count))}
        </FigureLink>
      )}
      {isApart && fleetMessages.behindApart}
      {isUnknown && fleetMessages.behindUnknown}
      {isFailed && (drift === null ? fleetMessages.kindNotRead : fleetMessages.kindNotReadAgain)}
      {(isUnknown || isFailed) && <Retry actor={actor} of={label} />}
      {isApart && <p className="cc-help">{fleetMessages.behindApartReason}</p>}
    </li>
  )
}

import { shareOf } from "@command-center/domain/fleet/figure"
import type { FleetCounts } from "@command-center/domain/fleet/fleet-counts"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import type { FleetNumber, FleetNumberKey } from "@command-center/domain/fleet/fleet-numbers"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { countText } from "@command-center/domain/message/count-text"
import type { RowsCall } from "@command-center/domain/rows/list-description"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import {
  selectFailure,
  selectFound,
  selectIsShown,
  selectIsWaitLong
} from "@command-center/machines/fleet-card/fleet-card.selectors"
import { keepFocusOnPage } from "@command-center/ui/dialog/use-return-focus"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { FigureLink } from "./figure-link.view.tsx"
import type { FleetCards } from "./fleet-cards.ts"
import { FleetAge, type FleetRef, Retry, useIsFirstLoad } from "./fleet-state.view.tsx"

/** A tenth and more of something that ought not to be is told by its colour as well. */
const toneOf = ({ key, figure, of }: FleetNumber) => {
  if (key === "online" || figure === null || figure.count === 0) return undefined
  if (key === "failed" || key === "silent") return "bad"
  return (shareOf(figure.count, of.count) ?? 0) >= 10 ? "warn" : undefined
}

const numbersOf = (counts: FleetCounts | undefined): ReadonlyArray<FleetNumber> => {
  if (counts?.of === "versions") return [counts.number]
  return counts?.of === "utgs" || counts?.of === "tasks" ? counts.numbers : []
}

/** Those of which more is said than what they are a part of and what is not reported. */
const longer: ReadonlySet<FleetNumberKey> = new Set(["agent-behind", "utg-behind", "failed"])

interface TileProps {
  readonly businessEntityId: number
  readonly actor: FleetRef
  readonly name: FleetNumberKey
  readonly awaited: RowsCall
  /** The same of an earlier time, for comparison. */
  readonly compared?: FleetNumberKey
}

interface NotesProps extends Pick<TileProps, "businessEntityId" | "actor"> {
  readonly shown: FleetNumber
  readonly before: FleetNumber | undefined
}

/** What a number is a part of, how old it is, held against what, and not known of; each count is a link to its rows. */
function Notes({ businessEntityId, actor, shown: { of, unknown, current, label, reason }, before }: NotesProps) {
  const link = (figure: FleetNumber["of"], text: string) => (
    <FigureLink businessEntityId={businessEntityId} figure={figure} of={label}>
      {text}
    </FigureLink>
  )
  return (
    <>
      <span className="cc-number-of">
        {link(of, fleetMessages.of(countText(of.count)))}
        <FleetAge actor={actor} />
      </span>
      {before?.figure && <span>{link(before.figure, fleetMessages.before(countText(before.figure.count)))}</span>}
      {current !== null && <span>{fleetMessages.current(current)}</span>}
      {reason !== null && <span className="cc-number-reason">{reason}</span>}
      {unknown.count > 0 && <span>{link(unknown, fleetMessages.unknown(countText(unknown.count)))}</span>}
    </>
  )
}

function Value({ businessEntityId, shown }: Omit<NotesProps, "actor" | "before">): ReactNode {
  if (shown.figure === null) return "–"
  return <FigureLink businessEntityId={businessEntityId} figure={shown.figure} of={shown.label} />
}

/** What stands in place of the notes until they are there. The cards below say aloud what is awaited: these are many. */
function Waiting({ actor, awaited, name }: Pick<TileProps, "actor" | "awaited" | "name">) {
  const isWaitLong = useSelector(actor, selectIsWaitLong)
  if (!isWaitLong) return <span className="cc-bone" aria-hidden />
  const cancel = () => {
    actor.send({ type: "cancel" })
    keepFocusOnPage()
  }
  return (
    <>
      <span className="cc-number-reason">{fleetMessages.stillWaiting(listWords[awaited].awaited)}</span>
      <Button size="xs" onClick={cancel}>
        {controlMessages.cancel}
        <span className="cc-unseen"> {fleetMessages.numbers[name]}</span>
      </Button>
    </>
  )
}

/** One number with its own waiting, failure, Retry and age; absent where its rows may not be seen. */
function Tile({ businessEntityId, actor, name, awaited, compared }: TileProps) {
  const found = useSelector(actor, selectFound)
  const failure = useSelector(actor, selectFailure)
  const isShown = useSelector(actor, selectIsShown)
  const isWaiting = useIsFirstLoad(actor)
  if (!isShown) return null
  const numbers = numbersOf(found?.counts)
  const shown = numbers.find(({ key }) => key === name)
  const isDoubtful = failure !== null || (found?.unread ?? null) !== null
  return (
    <div className="cc-number" data-notes={longer.has(name) ? 3 : undefined}>
      <dt>{fleetMessages.numbers[name]}</dt>
      <dd className="cc-number-value" data-tone={shown === undefined ? undefined : toneOf(shown)}>
        {shown !== undefined && <Value businessEntityId={businessEntityId} shown={shown} />}
        {shown === undefined && (isWaiting ? <span className="cc-bone" aria-hidden /> : "–")}
      </dd>
      <dd className="cc-number-note">
        {shown !== undefined && (
          <Notes
            businessEntityId={businessEntityId}
            actor={actor}
            shown={shown}
            before={numbers.find(({ key }) => key === compared)}
          />
        )}
        {shown === undefined && isWaiting && <Waiting actor={actor} awaited={awaited} name={name} />}
        {failure !== null && <span className="cc-number-reason">{failure}</span>}
        {isDoubtful && <Retry actor={actor} of={fleetMessages.numbers[name]} />}
      </dd>
    </div>
  )
}

export interface FleetNumbersProps {
  readonly businessEntityId: number
  readonly cards: FleetCards
}

/** The six numbers; those of what may not be seen are absent. */
export function FleetNumbers({ businessEntityId, cards }: FleetNumbersProps) {
  const { utgs, agentVersions, utgVersions, tasks } = cards
  const waits = [
    useIsFirstLoad(utgs),
    useIsFirstLoad(agentVersions),
    useIsFirstLoad(utgVersions),
    useIsFirstLoad(tasks)
  ]
  const tile = { businessEntityId, awaited: "utgs" } as const
  return (
    <dl className="cc-numbers" aria-busy={waits.includes(true)}>
      <Tile {...tile} actor={utgs} name="online" />
      <Tile {...tile} actor={utgs} name="silent" />
      <Tile {...tile} actor={utgs} name="unsynchronized" />
      <Tile {...tile} actor={agentVersions} name="agent-behind" />
      <Tile {...tile} actor={utgVersions} name="utg-behind" />
      <Tile {...tile} actor={tasks} awaited="tasks" name="failed" compared="failed-before" />
    </dl>
  )
}

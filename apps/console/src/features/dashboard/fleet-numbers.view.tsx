import { shareOf } from "@command-center/domain/fleet/figure"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { type FleetNumber, taskNumbers, utgNumbers } from "@command-center/domain/fleet/fleet-numbers"
import { countText } from "@command-center/domain/message/count-text"
import { selectFound, selectIsShown } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { useSelector } from "@xstate/react"
import { FigureLink } from "./figure-link.view.tsx"
import { type FleetRef, useIsFirstLoad } from "./fleet-state.view.tsx"

type Key = FleetNumber["key"]

const utgKeys: ReadonlyArray<Key> = ["online", "silent", "unsynchronized", "agent-behind", "utg-behind"]

/** A tenth and more of something that ought not to be is told by its colour as well. */
const toneOf = ({ key, figure, of }: FleetNumber) => {
  const share = shareOf(figure.count, of.count) ?? 0
  if (key === "online" || figure.count === 0) return undefined
  if (key === "failed" || key === "silent") return "bad"
  return share >= 10 ? "warn" : undefined
}

interface TileProps {
  readonly businessEntityId: number
  readonly label: string
  readonly shown: FleetNumber | undefined
  readonly before?: FleetNumber | undefined
  readonly isLoading: boolean
}

function Note({
  businessEntityId,
  shown,
  before
}: Omit<TileProps, "shown" | "isLoading" | "label"> & { readonly shown: FleetNumber }) {
  const { of, unknown, current, label } = shown
  const parts = [
    before === undefined ? fleetMessages.of(countText(of.count)) : null,
    current === null ? null : fleetMessages.current(current),
    unknown > 0 && before === undefined ? fleetMessages.unknown(countText(unknown)) : null
  ].filter((part) => part !== null)
  return (
    <dd className="cc-number-note">
      {before === undefined ? (
        parts.map((part) => <span key={part}>{part}</span>)
      ) : (
        <FigureLink businessEntityId={businessEntityId} figure={before.figure} of={label}>
          {fleetMessages.before(countText(before.figure.count))}
        </FigureLink>
      )}
    </dd>
  )
}

function Tile({ businessEntityId, label, shown, before, isLoading }: TileProps) {
  return (
    <div className="cc-number">
      <dt>{label}</dt>
      {shown === undefined ? (
        <dd className="cc-number-value">{isLoading ? <span className="cc-bone">{"\u00a0".repeat(8)}</span> : "–"}</dd>
      ) : (
        <>
          <dd className="cc-number-value" data-tone={toneOf(shown)}>
            <FigureLink businessEntityId={businessEntityId} figure={shown.figure} of={label} />
          </dd>
          <Note businessEntityId={businessEntityId} shown={shown} before={before} />
        </>
      )}
    </div>
  )
}

export interface FleetNumbersProps {
  readonly businessEntityId: number
  readonly utgs: FleetRef
  readonly tasks: FleetRef
}

const useNumbers = (actor: FleetRef): ReadonlyArray<FleetNumber> => {
  const counts = useSelector(actor, selectFound)?.counts
  if (counts?.of === "utgs") return utgNumbers(counts.fleet)
  return counts?.of === "tasks" ? taskNumbers(counts.fleet) : []
}

/** The six numbers; those of what may not be seen are absent. */
export function FleetNumbers({ businessEntityId, utgs, tasks }: FleetNumbersProps) {
  const ofUtgs = useNumbers(utgs)
  const ofTasks = useNumbers(tasks)
  const showsUtgs = useSelector(utgs, selectIsShown)
  const showsTasks = useSelector(tasks, selectIsShown)
  const waitsForUtgs = useIsFirstLoad(utgs)
  const waitsForTasks = useIsFirstLoad(tasks)
  const tile = { businessEntityId }
  const find = (numbers: ReadonlyArray<FleetNumber>, wanted: Key) => numbers.find(({ key }) => key === wanted)
  return (
    <dl className="cc-numbers" aria-busy={waitsForUtgs || waitsForTasks}>
      {showsUtgs &&
        utgKeys.map((key) => (
          <Tile
            key={key}
            {...tile}
            label={fleetMessages.numbers[key]}
            shown={find(ofUtgs, key)}
            isLoading={waitsForUtgs}
          />
        ))}
      {showsTasks && (
        <Tile
          {...tile}
          label={fleetMessages.numbers.failed}
          shown={find(ofTasks, "failed")}
          before={find(ofTasks, "failed-before")}
          isLoading={waitsForTasks}
        />
      )}
    </dl>
  )
}

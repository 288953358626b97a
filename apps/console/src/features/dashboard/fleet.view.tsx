import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import type { RowsCall } from "@command-center/domain/rows/list-description"
import { selectFound, selectIsLoading, selectIsShown } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { RefreshIcon } from "@command-center/ui/layout/action-icons"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { DriftBars, DriftGroups, StatusBars } from "./fleet-bars.view.tsx"
import type { FleetCards } from "./fleet-cards.ts"
import { FleetNumbers } from "./fleet-numbers.view.tsx"
import { FleetRoom } from "./fleet-room.view.tsx"
import { FleetAge, FleetNotes, type FleetRef, useIsFirstLoad } from "./fleet-state.view.tsx"
import { FleetTasks } from "./fleet-tasks.view.tsx"
import { FleetTrouble } from "./fleet-trouble.view.tsx"
import { FleetWorst } from "./fleet-worst.view.tsx"

export interface FleetViewProps {
  readonly businessEntityId: number
  readonly cards: FleetCards
}

interface FleetCardProps {
  readonly title: string
  readonly actor: FleetRef
  readonly awaited: RowsCall
  /** In rem, of a fleet of some size. */
  readonly height: number
  /** Nothing is below it that would move if it has less. */
  readonly isLast?: boolean | undefined
  /** Null while nothing was read. */
  readonly children: ReactNode
}

/** One card: absent where its rows may not be seen, with its own waiting, failure and age. */
function FleetCard({ title, actor, awaited, height, isLast = false, children }: FleetCardProps) {
  const isShown = useSelector(actor, selectIsShown)
  const isFirst = useIsFirstLoad(actor)
  if (!isShown) return null
  return (
    <Card title={title} aside={<FleetAge actor={actor} />}>
      <FleetNotes actor={actor} of={title} awaited={awaited} />
      <FleetRoom height={isLast ? 0 : height}>
        {isFirst ? <SkeletonText lines={5} height={height} /> : children}
      </FleetRoom>
    </Card>
  )
}

const useCounts = (actor: FleetRef) => useSelector(actor, selectFound)?.counts

function TodayCards({ businessEntityId, cards: { utgs, tasks } }: FleetViewProps) {
  const counted = useCounts(utgs)
  const fleet = counted?.of === "utgs" ? counted.fleet : null
  const ofTasks = useCounts(tasks)
  return (
    <>
      <FleetCard title={fleetMessages.statuses} actor={utgs} awaited="utgs" height={8.75}>
        {fleet !== null && <StatusBars businessEntityId={businessEntityId} statuses={fleet.statuses} />}
      </FleetCard>
      <FleetCard title={fleetMessages.trouble} actor={utgs} awaited="utgs" height={21.375}>
        {fleet !== null && <FleetTrouble actor={utgs} businessEntityId={businessEntityId} fleet={fleet} />}
      </FleetCard>
      <FleetCard title={fleetMessages.tasks} actor={tasks} awaited="tasks" height={16.625}>
        {ofTasks?.of === "tasks" && (
          <FleetTasks actor={tasks} businessEntityId={businessEntityId} fleet={ofTasks.fleet} />
        )}
      </FleetCard>
    </>
  )
}

interface DriftCardProps extends Pick<FleetCardProps, "actor" | "height" | "isLast"> {
  readonly businessEntityId: number
}

function VersionCard({ businessEntityId, title, ...card }: DriftCardProps & { readonly title: string }) {
  const counts = useCounts(card.actor)
  const group = counts?.of === "versions" ? (counts.drift.groups[0] ?? null) : null
  return (
    <FleetCard {...card} title={title} awaited="utgs">
      {group !== null && <DriftBars businessEntityId={businessEntityId} of="UTGs" label={title} group={group} />}
      {counts !== undefined && group === null && <p className="cc-hint">{fleetMessages.noRows.utgs}</p>}
    </FleetCard>
  )
}

interface GroupsCardProps extends DriftCardProps {
  readonly kind: "profile" | "firmware"
  readonly of: string
  readonly awaited: RowsCall
  readonly emptyText: string
}

function GroupsCard({ actor, kind, awaited, height, isLast, ...props }: GroupsCardProps) {
  const counts = useCounts(actor)
  const title = fleetMessages.versions[kind]
  return (
    <FleetCard title={title} actor={actor} awaited={awaited} height={height} isLast={isLast}>
      {counts?.of === "drift" && <DriftGroups {...props} label={title} drift={counts.drift} />}
    </FleetCard>
  )
}

function DriftCards({ businessEntityId, cards }: FleetViewProps) {
  return (
    <>
      <div className="cc-fleet-half">
        <div className="cc-fleet-stack">
          <FleetWorst businessEntityId={businessEntityId} cards={cards} />
        </div>
        <div className="cc-fleet-stack">
          <VersionCard
            businessEntityId={businessEntityId}
            actor={cards.utgVersions}
            title={fleetMessages.versions.utg}
            height={14}
          />
          <VersionCard
            businessEntityId={businessEntityId}
            actor={cards.agentVersions}
            title={fleetMessages.versions.agent}
            height={8.75}
            isLast
          />
        </div>
      </div>
      <div className="cc-fleet-half">
        <GroupsCard
          businessEntityId={businessEntityId}
          actor={cards.profiles}
          kind="profile"
          height={22.5}
          of="UTGs"
          awaited="utgs"
          emptyText={fleetMessages.noProfiles}
        />
        <GroupsCard
          businessEntityId={businessEntityId}
          actor={cards.devices}
          kind="firmware"
          height={32.75}
          isLast
          of={deviceLabels.devices}
          awaited="devices"
          emptyText={fleetMessages.noRows.devices}
        />
      </div>
    </>
  )
}

/** Reads everything anew. */
function Refresh({ cards }: Pick<FleetViewProps, "cards">) {
  const all = Object.values(cards)
  const busy = [
    useSelector(cards.utgs, selectIsLoading),
    useSelector(cards.tasks, selectIsLoading),
    useSelector(cards.devices, selectIsLoading)
  ]
  const isBusy = busy.every(Boolean)
  return (
    <Button
      size="xs"
      variant="ghost"
      colorPalette="gray"
      isBusy={isBusy}
      onClick={() => {
        for (const card of all) card.send({ type: "retry" })
      }}
    >
      {!isBusy && <RefreshIcon aria-hidden />}
      {fleetMessages.refresh}
    </Button>
  )
}

/** "The fleet today" and "Drift", for the account and all below it. */
export function FleetView(props: FleetViewProps) {
  const { utgs, tasks, devices } = props.cards
  const showsUtgs = useSelector(utgs, selectIsShown)
  const showsTasks = useSelector(tasks, selectIsShown)
  const showsDevices = useSelector(devices, selectIsShown)
  if (!showsUtgs && !showsTasks && !showsDevices) return null
  const hasToday = showsUtgs || showsTasks
  return (
    <div className="cc-fleet">
      {hasToday && (
        <>
          <div className="cc-fleet-heading">
            <h2>{fleetMessages.today}</h2>
            <Refresh cards={props.cards} />
          </div>
          <FleetNumbers {...props} />
          <div className="cc-fleet-today">
            <TodayCards {...props} />
          </div>
        </>
      )}
      {(showsUtgs || showsDevices) && (
        <>
          <div className="cc-fleet-heading">
            <h2>{fleetMessages.drift}</h2>
            {!hasToday && <Refresh cards={props.cards} />}
          </div>
          <div className="cc-fleet-cards">
            <DriftCards {...props} />
          </div>
        </>
      )}
    </div>
  )
}

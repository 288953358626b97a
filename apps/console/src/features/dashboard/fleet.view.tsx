import { type DriftCell, productMatrix, profileMatrix } from "@command-center/domain/drift/drift-matrix"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import type { ListId } from "@command-center/domain/rows/list-description"
import { selectFound, selectIsShown } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useConsole } from "../../app/console.ts"
import { DriftBars, DriftGroups, StatusBars } from "./fleet-bars.view.tsx"
import { FleetNumbers } from "./fleet-numbers.view.tsx"
import { FleetAge, FleetNotes, type FleetRef, useIsFirstLoad } from "./fleet-state.view.tsx"
import { FleetTasks } from "./fleet-tasks.view.tsx"
import { FleetTrouble } from "./fleet-trouble.view.tsx"

export interface FleetViewProps {
  readonly businessEntityId: number
  readonly utgs: FleetRef
  readonly tasks: FleetRef
  readonly devices: FleetRef
  readonly profiles: FleetRef
}

interface FleetCardProps {
  readonly title: string
  readonly actor: FleetRef
  readonly awaited: ListId
  /** Null while nothing was read. */
  readonly children: ReactNode
}

/** One card: absent where its rows may not be seen, with its own waiting, failure and age. */
function FleetCard({ title, actor, awaited, children }: FleetCardProps) {
  const isShown = useSelector(actor, selectIsShown)
  const isFirst = useIsFirstLoad(actor)
  if (!isShown) return null
  return (
    <Card title={title} aside={<FleetAge actor={actor} />}>
      <FleetNotes actor={actor} awaited={awaited} />
      {isFirst ? <SkeletonText lines={5} /> : children}
    </Card>
  )
}

const useUtgCounts = (actor: FleetRef) => {
  const found = useSelector(actor, selectFound)
  return found?.counts.of === "utgs" ? { fleet: found.counts.fleet, versions: found.versions } : null
}

function TodayCards({ businessEntityId, utgs, tasks }: FleetViewProps) {
  const counted = useUtgCounts(utgs)
  const counts = useSelector(tasks, selectFound)?.counts
  return (
    <>
      <FleetCard title={fleetMessages.statuses} actor={utgs} awaited="utgs">
        {counted !== null && <StatusBars businessEntityId={businessEntityId} bars={counted.fleet.statuses} />}
      </FleetCard>
      <FleetCard title={fleetMessages.trouble} actor={utgs} awaited="utgs">
        {counted !== null && <FleetTrouble actor={utgs} businessEntityId={businessEntityId} fleet={counted.fleet} />}
      </FleetCard>
      <FleetCard title={fleetMessages.tasks} actor={tasks} awaited="tasks">
        {counts?.of === "tasks" && (
          <FleetTasks actor={tasks} businessEntityId={businessEntityId} fleet={counts.fleet} />
        )}
      </FleetCard>
    </>
  )
}

const useProfileCells = (utgs: FleetRef, profiles: FleetRef): ReadonlyArray<DriftCell> | null => {
  const { session } = useConsole()
  const ancestry = useSelector(session, selectAncestry)
  const counted = useUtgCounts(utgs)
  const known = useSelector(profiles, selectFound)?.counts
  return counted === null || known?.of !== "profiles"
    ? null
    : profileMatrix(counted.fleet.profiles, known.profiles, ancestry)
}

function DriftCards({ businessEntityId, utgs, devices, profiles }: FleetViewProps) {
  const counted = useUtgCounts(utgs)
  const showsUtgs = useSelector(utgs, selectIsShown)
  const profileCells = useProfileCells(utgs, profiles)
  const firmware = useSelector(devices, selectFound)?.counts
  const ofUtgs = { businessEntityId, of: "UTGs" }
  const titles = fleetMessages.versions
  return (
    <>
      {(["utg", "agent"] as const).map((kind) => (
        <FleetCard key={kind} title={titles[kind]} actor={utgs} awaited="utgs">
          {counted !== null && (
            <DriftBars
              {...ofUtgs}
              label={titles[kind]}
              cells={productMatrix(
                kind,
                kind === "utg" ? counted.fleet.utgVersions : counted.fleet.agentVersions,
                counted.versions[kind]
              )}
            />
          )}
        </FleetCard>
      ))}
      {showsUtgs && (
        <FleetCard title={titles.profile} actor={profiles} awaited="profiles">
          {profileCells !== null && (
            <DriftGroups {...ofUtgs} label={titles.profile} cells={profileCells} emptyText={fleetMessages.noProfiles} />
          )}
        </FleetCard>
      )}
      <FleetCard title={titles.firmware} actor={devices} awaited="devices">
        {firmware?.of === "devices" && (
          <DriftGroups
            businessEntityId={businessEntityId}
            of="Devices"
            label={titles.firmware}
            cells={firmware.firmware}
            emptyText={fleetMessages.noRows.devices}
          />
        )}
      </FleetCard>
    </>
  )
}

/** "The fleet today" and "Drift", for the account and all below it. */
export function FleetView(props: FleetViewProps) {
  const { utgs, tasks, devices } = props
  const showsUtgs = useSelector(utgs, selectIsShown)
  const showsTasks = useSelector(tasks, selectIsShown)
  const showsDevices = useSelector(devices, selectIsShown)
  return (
    <div className="cc-fleet">
      {(showsUtgs || showsTasks) && (
        <>
          <div className="cc-fleet-heading">
            <h2>{fleetMessages.today}</h2>
          </div>
          <FleetNumbers {...props} />
          <div className="cc-fleet-cards">
            <TodayCards {...props} />
          </div>
        </>
      )}
      {(showsUtgs || showsDevices) && (
        <>
          <div className="cc-fleet-heading">
            <h2>{fleetMessages.drift}</h2>
          </div>
          <div className="cc-fleet-cards">
            <DriftCards {...props} />
          </div>
        </>
      )}
    </div>
  )
}

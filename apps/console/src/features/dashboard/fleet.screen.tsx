import { canView } from "@command-center/domain/permission/rights"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { useActorRef, useSelector } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import { FleetView } from "./fleet.view.tsx"
import { fleetLoadFailed, wireDeviceFleet, wireProfileFleet, wireTaskFleet, wireUtgFleet } from "./fleet.wiring.ts"

type Area = keyof typeof fleetLoadFailed

const wires = {
  utgs: wireUtgFleet,
  tasks: wireTaskFleet,
  devices: wireDeviceFleet,
  profiles: wireProfileFleet
} as const

const useFleetCard = (area: Area, businessEntityId: number) => {
  const console = useConsole()
  const rights = useSelector(console.session, selectRights(businessEntityId))
  const [machine] = useState(() => wires[area](console))
  const actor = useActorRef(machine, {
    input: { businessEntityId, mayView: canView(rights, area), loadFailed: fleetLoadFailed[area] },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return actor
}

/** Reads the lists beside each other; what is counted of one is shown as soon as it is there. */
export function FleetScreen({ businessEntityId }: { readonly businessEntityId: number }) {
  const utgs = useFleetCard("utgs", businessEntityId)
  const tasks = useFleetCard("tasks", businessEntityId)
  const devices = useFleetCard("devices", businessEntityId)
  const profiles = useFleetCard("profiles", businessEntityId)
  return (
    <FleetView businessEntityId={businessEntityId} utgs={utgs} tasks={tasks} devices={devices} profiles={profiles} />
  )
}

import { deviceList } from "@command-center/domain/device/device-list"
import { canView } from "@command-center/domain/permission/rights"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { FleetView } from "./fleet.view.tsx"
import { type FleetCardName, wireFleet } from "./fleet.wiring.ts"

type Machines = ReturnType<typeof wireFleet>

const loadFailed = {
  utgs: utgList.loadFailed,
  utgVersions: utgList.loadFailed,
  agentVersions: utgList.loadFailed,
  profiles: utgList.loadFailed,
  tasks: taskList.loadFailed,
  devices: deviceList.loadFailed
} as const

const useFleetCard = (machines: Machines, name: FleetCardName, businessEntityId: number, mayView: boolean) => {
  const actor = useConsoleActor(machines[name], {
    input: { businessEntityId, mayView, loadFailed: loadFailed[name] }
  })
  useOpenScreen(actor)
  return actor
}

/** Reads the lists beside each other; what is counted of one is shown as soon as it is there. */
export function FleetScreen({ businessEntityId }: { readonly businessEntityId: number }) {
  const console = useConsole()
  const rights = useSelector(console.session, selectRights(businessEntityId))
  const [machines] = useState(() => wireFleet(console))
  const mayUtgs = canView(rights, "utgs")
  const cards = {
    utgs: useFleetCard(machines, "utgs", businessEntityId, mayUtgs),
    utgVersions: useFleetCard(machines, "utgVersions", businessEntityId, mayUtgs),
    agentVersions: useFleetCard(machines, "agentVersions", businessEntityId, mayUtgs),
    profiles: useFleetCard(machines, "profiles", businessEntityId, mayUtgs && canView(rights, "profiles")),
    tasks: useFleetCard(machines, "tasks", businessEntityId, canView(rights, "tasks")),
    devices: useFleetCard(machines, "devices", businessEntityId, canView(rights, "devices"))
  }
  return <FleetView businessEntityId={businessEntityId} cards={cards} />
}

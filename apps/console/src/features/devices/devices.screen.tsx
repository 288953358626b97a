import { deviceList } from "@command-center/domain/device/device-list"
import { deviceFilterProperties } from "@command-center/domain/filter/property"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { DevicesView } from "./devices.view.tsx"
import { wireDevices } from "./devices.wiring.ts"

export function DevicesScreen({ businessEntityId, canEdit }: ListScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(deviceList)
  const [machine] = useState(() => wireDevices(console, door))
  const actor = useActorRef(machine, {
    input: { rows: screenInput(console, deviceList, deviceFilterProperties, businessEntityId), canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <DevicesView actor={actor} businessEntityId={businessEntityId} canEdit={canEdit} />
}

import { userList } from "@command-center/domain/user/user-list"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { UsersView } from "./users.view.tsx"
import { wireUsers } from "./users.wiring.ts"

export function UsersScreen({ businessEntityId, canEdit }: ListScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(userList)
  const [machine] = useState(() => wireUsers(console, door))
  const actor = useActorRef(machine, {
    input: { rows: screenInput(console, userList, [], businessEntityId), canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <UsersView actor={actor} canEdit={canEdit} />
}

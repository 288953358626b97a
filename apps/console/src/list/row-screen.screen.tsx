import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../app/console.ts"
import { useEmissions, useOpenScreen } from "../app/screen-actor.ts"
import { type RowScreen, RowScreenView } from "./row-screen.view.tsx"
import { wireRowScreen } from "./row-screen.wiring.ts"
import { screenInput } from "./screen-input.ts"
import type { LinkCells } from "./table-columns.tsx"
import { useRowsDoor } from "./use-rows-door.ts"

export interface ListScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export interface RowsScreenProps<Row> extends ListScreenProps {
  readonly screen: RowScreen<Row>
  readonly links?: LinkCells<Row>
}

/** Owns the actor of a list screen without flows. */
export function RowsScreen<Row>({ screen, businessEntityId, canEdit, links = {} }: RowsScreenProps<Row>) {
  const console = useConsole()
  const door = useRowsDoor(screen.list)
  const [machine] = useState(() => wireRowScreen(console, screen, door))
  const actor = useActorRef(machine, {
    input: screenInput(console, screen.list, screen.properties, businessEntityId),
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <RowScreenView actor={actor} screen={screen} links={links} canEdit={canEdit} />
}

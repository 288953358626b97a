import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../app/console.ts"
import { useEmissions, useOpenScreen } from "../app/screen-actor.ts"
import { type RowsOnly, RowsOnlyView } from "./rows-only.view.tsx"
import { wireRowScreen } from "./rows-only.wiring.ts"
import { screenInput } from "./screen-input.ts"
import type { LinkCells } from "./table-columns.tsx"
import { useRowsDoor } from "./use-rows-door.ts"

export interface ListScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export interface RowsOnlyScreenProps<Row> extends ListScreenProps {
  readonly screen: RowsOnly<Row>
  readonly links?: LinkCells<Row>
}

/** Owns the actor of a list screen without flows of its own. */
export function RowsOnlyScreen<Row>({ screen, businessEntityId, canEdit, links = {} }: RowsOnlyScreenProps<Row>) {
  const console = useConsole()
  const door = useRowsDoor(screen.list)
  const [machine] = useState(() => wireRowScreen(console, screen, door))
  const actor = useActorRef(machine, {
    input: screenInput(console, screen.list, screen.properties, businessEntityId),
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <RowsOnlyView actor={actor} screen={screen} links={links} canEdit={canEdit} />
}

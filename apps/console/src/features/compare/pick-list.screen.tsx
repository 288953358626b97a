import type { ListDescription } from "@command-center/domain/rows/list-description"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor } from "../../app/screen-actor.ts"
import { useRowsClient } from "../../list/use-rows-client.ts"
import { wireList } from "../../list/wire-list.ts"
import { PickListView } from "./pick-list.view.tsx"

export interface PickListScreenProps<Row> {
  readonly list: ListDescription<Row>
  readonly businessEntityId: number
  readonly onPick: (id: number) => void
}

/** Owns the rows out of which one is picked. */
export function PickListScreen<Row>({ list, businessEntityId, onPick }: PickListScreenProps<Row>) {
  const { now } = useConsole()
  const client = useRowsClient(list)
  const [machine] = useState(() => wireList(list, client, now))
  const actor = useConsoleActor(machine, {
    input: { list, businessEntityId, predicates: [], pageSize: 25, refreshEvery: null }
  })
  return <PickListView actor={actor} list={list} onPick={onPick} />
}

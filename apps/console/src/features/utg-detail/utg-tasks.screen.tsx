import { browserStore } from "@command-center/domain/storage/browser-store"
import { utgTaskList } from "@command-center/domain/utg/utg-tables"
import { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { collectRows } from "../../list/collect-rows.ts"
import { useRowsClient } from "../../list/use-rows-client.ts"
import { wireDeleteTasks } from "../../list/wire-delete-tasks.ts"
import { wireList } from "../../list/wire-list.ts"
import { UtgTasksView } from "./utg-tasks.view.tsx"

export interface UtgTasksScreenProps {
  readonly businessEntityId: number
  readonly componentId: number
  /** Whether tasks may be deleted. */
  readonly canEdit: boolean
}

/** The Scheduled Tasks table of the General tab (document 2 §2). */
export function UtgTasksScreen({ businessEntityId, componentId, canEdit }: UtgTasksScreenProps) {
  const { runtime, operations, stored, now } = useConsole()
  const client = useRowsClient(utgTaskList)
  const [machine] = useState(() =>
    utgTasksMachine.provide({
      actors: {
        list: wireList(utgTaskList, client, now),
        collectTargets: collectRows(client),
        deleteTasks: wireDeleteTasks({ runtime, operations })
      }
    })
  )
  const actor = useConsoleActor(machine, {
    input: {
      businessEntityId,
      componentId,
      pageSize: browserStore.pagesize.read(stored.read(browserStore.pagesize.key)),
      refreshEvery: utgTaskList.refreshEvery ?? null,
      canEdit
    }
  })
  useOpenScreen(actor)
  return <UtgTasksView actor={actor} canEdit={canEdit} />
}

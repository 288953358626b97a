import { tasksFilterProperties } from "@command-center/domain/filter/property"
import { taskList } from "@command-center/domain/task/task-list"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { TasksView } from "./tasks.view.tsx"
import { wireTasks } from "./tasks.wiring.ts"

export function TasksScreen({ businessEntityId, canEdit }: ListScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(taskList)
  const [machine] = useState(() => wireTasks(console, door))
  const actor = useActorRef(machine, {
    input: { rows: screenInput(console, taskList, tasksFilterProperties, businessEntityId), canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <TasksView actor={actor} canEdit={canEdit} />
}

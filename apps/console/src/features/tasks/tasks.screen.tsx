import { tasksFilterProperties } from "@command-center/domain/filter/property"
import { taskList } from "@command-center/domain/task/task-list"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { TasksView } from "./tasks.view.tsx"
import { wireTasks } from "./tasks.wiring.ts"

export interface TasksScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

/** Milliseconds: a task's state is worth nothing when it is old. */
const refreshEvery = 5_000

export function TasksScreen({ businessEntityId, canEdit }: TasksScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(taskList)
  const [machine] = useState(() => wireTasks(console, door))
  const actor = useActorRef(machine, {
    input: { ...screenInput(console, taskList, tasksFilterProperties, businessEntityId, refreshEvery), canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <TasksView actor={actor} />
}

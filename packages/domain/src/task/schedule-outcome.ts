import { withTargets } from "./created-targets.ts"
import type { CreatedTask } from "./created-task.ts"
import type { NewTask } from "./new-task.ts"

interface TargetOutcome {
  readonly task: NewTask
  /** The id of the created task, or null when the answer does not confirm one. */
  readonly taskId: number | null
}

export interface ScheduleOutcome {
  readonly targets: ReadonlyArray<TargetOutcome>
  readonly created: number
  readonly notConfirmed: number
}

type Keyed = Pick<CreatedTask, "componentId" | "type" | "label">

const keyOf = ({ componentId, type }: Keyed): string => `${componentId}:${type}`
const labelledKeyOf = (task: Keyed): string => `${keyOf(task)}:${task.label}`

/**
 * What became of each task that was sent, in its order: created with its id, or not confirmed by the answer. A created
 * task is known by its UTG, type and description, which no two tasks share; by the first two where its description is
 * none of these.
 */
export const outcomeOf = (sent: ReadonlyArray<NewTask>, created: ReadonlyArray<CreatedTask>): ScheduleOutcome => {
  const labelled = new Set(sent.map(labelledKeyOf))
  const ids = new Map<string, Array<number>>()
  for (const task of withTargets(sent, created)) {
    const id = task.taskId ?? task.id
    if (id === null) continue
    const key = labelled.has(labelledKeyOf(task)) ? labelledKeyOf(task) : keyOf(task)
    ids.set(key, [...(ids.get(key) ?? []), id])
  }
  const targets = sent.map((task) => ({
    task,
    taskId: ids.get(labelledKeyOf(task))?.shift() ?? ids.get(keyOf(task))?.shift() ?? null
  }))
  const confirmed = targets.filter((target) => target.taskId !== null).length
  return { targets, created: confirmed, notConfirmed: targets.length - confirmed }
}

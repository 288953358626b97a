import type { RowOf } from "../rows/row-fields.ts"
import type { NewTask } from "./new-task.ts"

/** What is read of a created task in the answer to `tasksbulk`; the id comes under either name. */
export const createdTaskFields = {
  id: "optionalId",
  taskId: "optionalId",
  componentId: "optionalId",
  machinePermanentId: "text",
  type: "number",
  label: "text"
} as const

export type CreatedTask = RowOf<typeof createdTaskFields>

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

/** Ids alone name no target: as many of them as were sent are those of what was sent, in its order. */
const withTargets = (sent: ReadonlyArray<NewTask>, created: ReadonlyArray<CreatedTask>): ReadonlyArray<CreatedTask> => {
  const areAlone = created.every(({ componentId, type }) => componentId === null && type === null)
  if (!areAlone || created.length !== sent.length) return created
  return sent.flatMap(({ componentId, type, label }, at) => {
    const task = created[at]
    return task === undefined ? [] : [{ ...task, componentId, type, label }]
  })
}

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

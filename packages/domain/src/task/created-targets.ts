import { groupBy } from "../rows/group-by.ts"
import type { CreatedTask } from "./created-task.ts"
import type { NewTask } from "./new-task.ts"

type Places = ReadonlyArray<number>

const keyOf = ({ componentId, type }: Pick<CreatedTask, "componentId" | "type">): string => `${componentId}:${type}`

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== ""

/** What a created task leaves out contradicts nothing. */
const agrees = (task: CreatedTask, sent: NewTask): boolean =>
  (task.componentId === null || task.componentId === sent.componentId) &&
  (task.type === null || task.type === sent.type) &&
  (!isSaid(task.machinePermanentId) ||
    task.machinePermanentId.trim().toLowerCase() === sent.machinePermanentId.toLowerCase())

const hasRepeatedId = (created: ReadonlyArray<CreatedTask>): boolean => {
  const ids = created.map(({ id, taskId }) => taskId ?? id).filter((id) => id !== null)
  return new Set(ids).size < ids.length
}

/** How a created task may say what it is, the most telling first: the places of what it can be of what was sent. */
const tellings = (sent: ReadonlyArray<NewTask>): ReadonlyArray<(task: CreatedTask) => Places | undefined> => {
  const places = sent.map((_, at) => at)
  const by = (told: (task: NewTask) => string) =>
    groupBy(places, (at) => {
      const task = sent[at]
      return task === undefined ? "" : told(task)
    })
  const labels = by(({ label }) => label)
  const keys = by(keyOf)
  const components = by(({ componentId }) => String(componentId))
  return [
    ({ label }) => (isSaid(label) ? labels.get(label) : undefined),
    (task) => (task.componentId === null || task.type === null ? undefined : (keys.get(keyOf(task)) ?? [])),
    ({ componentId }) => (componentId === null ? undefined : (components.get(String(componentId)) ?? []))
  ]
}

/** For each created task the place of what was sent that it is; null where one contradicts all that is left for it. */
const placesOf = (sent: ReadonlyArray<NewTask>, created: ReadonlyArray<CreatedTask>): Places | null => {
  const found = new Map<number, number>()
  const taken = new Set<number>()
  const take = (at: number, place: number | undefined): boolean => {
    const [task, of] = [created[at], place === undefined ? undefined : sent[place]]
    if (place === undefined || task === undefined || of === undefined || !agrees(task, of)) return false
    found.set(at, place)
    taken.add(place)
    return true
  }
  for (const telling of tellings(sent)) {
    for (const [at, task] of created.entries()) {
      const places = found.has(at) ? undefined : telling(task)
      if (
        places !== undefined &&
        !take(
          at,
          places.find((place) => !taken.has(place))
        )
      )
        return null
    }
  }
  const left = sent.map((_, at) => at).filter((at) => !taken.has(at))
  const silent = created.map((_, at) => at).filter((at) => !found.has(at))
  if (!silent.every((at, nth) => take(at, left[nth]))) return null
  return created.flatMap((_, at) => found.get(at) ?? [])
}

/**
 * The created tasks with the UTG, type and description that they leave out. As many as were sent, of which none
 * contradicts what was sent, are those that were sent: each is known by what it says of itself, the others by their
 * order. Of fewer, or where one contradicts, nothing is added.
 */
export const withTargets = (
  sent: ReadonlyArray<NewTask>,
  created: ReadonlyArray<CreatedTask>
): ReadonlyArray<CreatedTask> => {
  if (created.length !== sent.length || hasRepeatedId(created)) return created
  const places = placesOf(sent, created)
  if (places === null) return created
  return created.map((task, at) => {
    const of = sent[places[at] ?? -1]
    return of === undefined ? task : { ...task, componentId: of.componentId, type: of.type, label: of.label }
  })
}

import type { ComponentConfig } from "../component-config/component-config.ts"
import { statusCodeOf, taskStatusCodes } from "../task/task-status.ts"
import { type Reader, savedBy } from "./saved-by.ts"
import { timelineMessages } from "./timeline-messages.ts"
import type { TimelineTask } from "./timeline-task.ts"

type TimelineKind = "task" | "configuration" | "contact"

/** How far a task is known to have come; "unknown" is a status that nobody here knows. */
type TaskStage = "waiting" | "running" | "done" | "failed" | "unknown"

/** One thing that happened to a UTG. */
export interface TimelineEntry {
  readonly id: string
  readonly kind: TimelineKind
  /** ISO UTC text; null where the service does not say when. */
  readonly at: string | null
  readonly title: string
  /** The state in a word; null where there is none to tell. */
  readonly word: string | null
  readonly stage: TaskStage | null
  /** Why it failed, what it was called, who did it: in the order they are said. */
  readonly details: ReadonlyArray<string>
  /** When it is to happen, where that is still to come. */
  readonly dueAt: string | null
}

/** A configuration as far as the timeline goes. */
type TimelineConfig = Pick<ComponentConfig, "revisionId" | "isCommitted" | "lastUpdatedAt" | "lastUpdatedBy">

export interface TimelineSources {
  readonly tasks: ReadonlyArray<TimelineTask>
  /** The configuration there is, and the earlier ones that the service keeps. */
  readonly configs: ReadonlyArray<TimelineConfig>
  readonly reader: Reader | null
  readonly lastContact: string | null
  readonly nextContact: string | null
}

const stageOfCode = (code: number): TaskStage => {
  if (code < 0 || code >= taskStatusCodes.failed) return "failed"
  if (code < taskStatusCodes.scheduled) return "waiting"
  return code < taskStatusCodes.completed ? "running" : "done"
}

const told = (texts: ReadonlyArray<string | null>): ReadonlyArray<string> =>
  texts.flatMap((text) => (text === null || text.trim() === "" ? [] : [text]))

const stages = timelineMessages.stages

/** The service keeps one instant of a task, that of its last change: it is when the task came to be as it is now. */
const taskEntry = (task: TimelineTask): TimelineEntry => {
  const code = statusCodeOf(task)
  const stage = code === null ? "unknown" : stageOfCode(code)
  const [result = null] = told([task.taskResultMessage])
  const reason = stage === "failed" ? (result ?? timelineMessages.noReason) : result
  const title = task.taskTypeName?.trim() || timelineMessages.unknownTask
  return {
    id: `task ${task.taskId}`,
    kind: "task",
    at: task.taskLastUpdatedAt,
    title,
    word: stage === "unknown" ? task.taskStatusName : stages[stage],
    stage,
    details: told([reason, task.taskBulkLabel === title ? null : task.taskBulkLabel]),
    dueAt: stage === "waiting" ? task.taskRunAfter : null
  }
}

const configEntry = (config: TimelineConfig, index: number, reader: Reader | null): TimelineEntry => {
  const { revisionId, isCommitted, lastUpdatedAt, lastUpdatedBy } = config
  const { saved, taken } = timelineMessages
  return {
    id: `configuration ${revisionId ?? `at ${index}`}`,
    kind: "configuration",
    at: lastUpdatedAt,
    title: timelineMessages.configuration(revisionId),
    word: null,
    stage: null,
    details: told([isCommitted === null ? null : isCommitted ? taken : saved, savedBy(lastUpdatedBy, reader)]),
    dueAt: null
  }
}

const contactEntry = ({ lastContact, nextContact }: TimelineSources): ReadonlyArray<TimelineEntry> =>
  lastContact === null
    ? []
    : [
        {
          id: "contact",
          kind: "contact",
          at: lastContact,
          title: timelineMessages.lastContact,
          word: null,
          stage: null,
          details: [],
          dueAt: nextContact
        }
      ]

const onceEach = (entries: ReadonlyArray<TimelineEntry>): ReadonlyArray<TimelineEntry> => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values()
]

const newestFirst = (left: TimelineEntry, right: TimelineEntry): number => {
  if (left.at === right.at) return 0
  if (left.at === null) return 1
  if (right.at === null) return -1
  return left.at < right.at ? 1 : -1
}

/** What is known of a UTG's past in one column, newest first; what has no instant comes last, nothing comes twice. */
export const timeline = (sources: TimelineSources): ReadonlyArray<TimelineEntry> =>
  onceEach([
    ...contactEntry(sources),
    ...sources.configs.map((config, index) => configEntry(config, index, sources.reader)),
    ...sources.tasks.toSorted((one, other) => other.taskId - one.taskId).map(taskEntry)
  ]).toSorted(newestFirst)

export type TimelineFilter = keyof typeof timelineMessages.kinds

/** What a filter of the timeline leaves. */
export const filteredTimeline = (
  entries: ReadonlyArray<TimelineEntry>,
  filter: TimelineFilter
): ReadonlyArray<TimelineEntry> => {
  if (filter === "all") return entries
  if (filter === "failed") return entries.filter(({ stage }) => stage === "failed")
  return entries.filter(({ kind }) => kind === filter)
}

import { translatable } from "../language/translatable.ts"

/** Sentences and words of a UTG's timeline and of its earlier configurations. */
export const timelineMessages = {
  title: "Timeline",
  show: "Show",
  empty: "Nothing is known about this UTG's past.",
  nothingOfKind: "Nothing of this kind is known.",
  stages: { waiting: "Sent", running: "Picked up", done: "Done", failed: "Failed" },
  kinds: {
    all: "Everything",
    task: "Tasks",
    failed: "Failed tasks",
    configuration: "Configuration",
    contact: "Contact"
  },
  unknownTask: "Task of an unknown type",
  noReason: "The agent gave no reason.",
  due: "Due",
  configuration: (revision: number | null): string =>
    revision === null ? "Configuration changed" : `Configuration revision ${revision}`,
  saved: "Saved",
  taken: "Saved and taken by the UTG",
  by: (who: string): string => `by user ${who}`,
  byNamed: (name: string, who: string): string => `by user ${name} (${who})`,
  lastContact: "Last contact",
  nextContact: "Next expected",
  atUnknownTime: "Time unknown",
  loadFailed: (reason: string): string => `The timeline could not be read. ${reason}`,
  tasksFailed: (reason: string): string => `The tasks of this UTG could not be read. ${reason}`,
  configurationFailed: (reason: string): string => `The configuration of this UTG could not be read. ${reason}`,
  revisionsFailed: (reason: string): string => `The earlier configurations could not be read. ${reason}`,
  unreadable: (count: number): string =>
    count === 1
      ? "One answer could not be read and is not shown."
      : `${count} answers could not be read and are not shown.`,
  earlier: "Earlier Configurations",
  earlierHint: "Newest first, each with what the revision after it changed.",
  earlierNone: "There are no earlier configurations of this UTG.",
  revision: (revision: number | null): string => `Revision ${revision ?? "without a number"}`,
  changedBy: (next: number | null): string => `What revision ${next ?? "without a number"} changed`,
  sameAsNext: "The revision after it has the same settings.",
  rollBack: "Roll back to this",
  sameAsCurrent: "Same as the current configuration.",
  rollBackTitle: (revision: number | null): string => `Roll Back to Revision ${revision ?? ""}`.trim(),
  rollBackText:
    "This saves the settings below as a new revision, which the UTG takes with its next update. It sends no task. To have the UTG itself return to its earlier configuration, schedule the task Rollback UTG instead.",
  rollBackMovedOn:
    "The configuration was changed by someone else since you opened it. Nothing has been saved yet. This is what would change now:",
  rollBackSame: "There is nothing to change: the current configuration has these settings.",
  rolledBack: (revision: number | null): string =>
    `The configuration of revision ${revision ?? "without a number"} was saved as a new revision.`,
  rollBackFailed: (reason: string): string => `Unable to roll back the configuration. ${reason}`,
  more: (count: number): string => `Show ${count} more`
} as const

translatable({ timelineMessages })

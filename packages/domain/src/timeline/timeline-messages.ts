/** Sentences and words of a UTG's timeline and of its earlier configurations. */
export const timelineMessages = {
  title: "Timeline",
  show: "Show",
  empty: "Nothing is known of this UTG's past.",
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
  lastContact: "Last contact",
  nextContact: "Next expected",
  atUnknownTime: "Time unknown",
  tasksFailed: (reason: string): string => `The tasks of this UTG could not be read. ${reason}`,
  configurationFailed: (reason: string): string => `The configuration of this UTG could not be read. ${reason}`,
  revisionsFailed: (reason: string): string => `The earlier configurations could not be read. ${reason}`,
  unreadable: (count: number): string =>
    count === 1
      ? "One answer could not be read and is not shown."
      : `${count} answers could not be read and are not shown.`,
  more: (count: number): string => `Show ${count} more`
} as const

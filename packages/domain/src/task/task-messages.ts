import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"

/** Sentences of tasks; numbers name the section of document 1 or 2. */

/** 1 §8 "Tasks", 1 §4. */
export const taskMessages = {
  listHelp:
    "This list shows the tasks of the last 30 days. A task is in one of the states Scheduled, Running, Completed or Failed.",
  notDeletable: "Unable to delete tasks that are in process or complete.",
  removed: { header: "Success", text: "The selected Tasks were successfully removed." },
  removeFailed: { header: "Remove Tasks Failed", text: "Unable to remove all selected Tasks" },
  confirmRemove: (count: number): string =>
    count === 1 ? "1 task will be deleted. Continue?" : `${count} tasks will be deleted. Continue?`,
  nothingToRemove: "None of the selected tasks can be deleted.",
  export: {
    title: "Export Tasks",
    question: "Export may take a few minutes to download ALL data on this tab. Are you sure you want to continue?",
    preparing: "Preparing to export tasks",
    succeeded: "Exporting tasks. Your download should begin shortly.",
    failed: (error: string): string => `Unable to export tasks. ${error}`,
    fileName: "tasks.csv"
  },
  /** Above the tasks that a link lists one by one. */
  failedHere: (count: number): string => `${count === 1 ? "1 task" : `${count} tasks`} on this page failed`,
  copied: (id: number, type: string): string =>
    `The data for Task Id: ${id} (${type}) has been copied to your clipboard.`
} as const

/** 2 §8 "Task create", 2 §5, 1 §5. */
export const creationMessages = {
  created: (count: number): string => `${count} task(s) created successfully.`,
  createFailed: (error: string): string => `Unable to create task(s). ${error}`,
  undefinedBusinessEntity: "Undefined business entity ID",
  sharedDescription: "Tasks may not share a taskDesc",
  missingKeys: (keys: ReadonlyArray<string>): string => `Missing the following keys: ${keys.join(", ")}`
} as const

/** 2 §5 "Upload Logs task"; the others stand where the documents ask only that submission is blocked. */
export const scheduleMessages = {
  logLabel: "Case number or short description",
  logLabelMissing: "Please provide a case number or short text description to identify this request.",
  logRangeReversed: "The end date must be after the start date.",
  unsaved: "The task has not been scheduled yet.",
  chooseTargets: "Choose one or more UTGs in the list to schedule a task for.",
  chooseUtgVersion: "Choose a UTG version.",
  chooseAgentVersion: "Choose an agent version.",
  chooseRunTime: followedBy(constraintMessages.valueMissing, "Choose a run time."),
  runTimeUnreadable: followedBy(constraintMessages.badInput, "Choose a run time."),
  runTimeSkipped: followedBy(constraintMessages.badInput, "Clocks skip this time on that day. Choose another one."),
  /** Contract "Settled after the first console". */
  runTimePassed: "This time has passed. Choose a later time, or run the task immediately.",
  title: "Schedule Task",
  notConfirmed: "The answer does not confirm that its task was created.",
  crashed: "Something went wrong. Nothing more was sent.",
  versionsLoading: "The versions that can be deployed are still loading.",
  versionsUnavailable: (reason: string): string => `The versions that can be deployed could not be loaded. ${reason}`,
  versionsNotOffered: (field: string, count: number, reasons: ReadonlyArray<string>): string =>
    `${field}: ${count} ${count === 1 ? "entry" : "entries"} could not be read and ${count === 1 ? "is" : "are"} not offered: ${reasons.join("; ")}`
} as const

translatable({ taskMessages, creationMessages, scheduleMessages })

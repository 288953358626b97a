/** Task status codes (document 1 §3). */
export const taskStatusCodes = {
  rejected: -10,
  controllerFailed: -5,
  requested: 0,
  accepted: 5,
  planned: 10,
  scheduled: 15,
  completed: 20,
  failed: 30
} as const

export const taskStatusNames: ReadonlyArray<readonly [code: number, name: string]> = [
  [-10, "Rejected"],
  [-5, "Controller Failed"],
  [0, "Requested"],
  [5, "Accepted"],
  [10, "Planned"],
  [15, "Scheduled"],
  [20, "Completed"],
  [30, "Failed"]
]

/** The states a person sees (document 1 §3). */
export type TaskState = "Scheduled" | "Running" | "Completed" | "Failed"
export const taskStates: ReadonlyArray<TaskState> = ["Scheduled", "Running", "Completed", "Failed"]

export interface StatusCarrier {
  readonly taskStatus: number | null
  readonly taskStatusName: string | null
}

const codesByName = new Map(taskStatusNames.map(([code, name]) => [plain(name), code]))

function plain(name: string): string {
  return name.replaceAll(/[\s_-]/gu, "").toLowerCase()
}

/** The status code of a row: its own, else the code of a known name, else null (contract "Tasks"). */
export const statusCodeOf = (row: StatusCarrier): number | null =>
  row.taskStatus ?? codesByName.get(plain(row.taskStatusName ?? "")) ?? null

const stateOfCode = (code: number): TaskState => {
  if (code < 0 || code >= 30) return "Failed"
  if (code < taskStatusCodes.scheduled) return "Scheduled"
  return code < taskStatusCodes.completed ? "Running" : "Completed"
}

/** The state shown for a row: from its code, else the name as given, else null (contract "Displayed task state"). */
export const taskState = (row: StatusCarrier): string | null => {
  const code = statusCodeOf(row)
  return code === null ? row.taskStatusName : stateOfCode(code)
}

/** A code's name as a filter offers it: with the state its rows show, where that is another (contract). */
export const taskStatusLabel = (code: number, name: string): string => {
  const state = stateOfCode(code)
  return state === name ? name : `${name} (${state})`
}

/** Whether a task may be deleted: its status is known and below 15 (document 1 §4). */
export const isDeletable = (row: StatusCarrier): boolean => {
  const code = statusCodeOf(row)
  return code !== null && code < taskStatusCodes.scheduled
}

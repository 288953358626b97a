export interface TaskType {
  readonly code: number
  /** More than one name where two commands share a code. */
  readonly names: ReadonlyArray<string>
}

/** Task type codes and their names (document 1 §3); 12 and 14 are not offered. */
export const taskTypes: ReadonlyArray<TaskType> = [
  { code: 1, names: ["Start UTG"] },
  { code: 2, names: ["Stop UTG"] },
  { code: 3, names: ["Restart UTG"] },
  { code: 4, names: ["Update UTG(s) to latest configuration"] },
  { code: 5, names: ["Update the command center with the UTG's local configuration", "Revert UTG"] },
  { code: 6, names: ["Retrieve latest component information"] },
  { code: 7, names: ["Reset UTG Slot"] },
  { code: 8, names: ["Change UTG Version"] },
  { code: 9, names: ["Change Agent Version"] },
  { code: 10, names: ["Push Forms"] },
  { code: 11, names: ["Update Firmware"] },
  { code: 13, names: ["Set Offline"] },
  { code: 15, names: ["Upload Logs"] }
]

/** The label of a task type: its names joined by " / "; null for a code that is not offered. */
export const taskTypeLabel = (code: number): string | null =>
  taskTypes.find((type) => type.code === code)?.names.join(" / ") ?? null

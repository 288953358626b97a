import { translatable } from "../language/translatable.ts"

/** What the pages and dialogs of tasks call their parts. */
export const taskLabels = {
  states: "Task states",
  about: "About Tasks",
  deleteTask: "Delete Task",
  deleteTasks: "Delete Tasks",
  tasks: "Tasks",
  target: "Target",
  task: "Task",
  scheduling: "Scheduling…",
  schedule: "Schedule Task",
  another: "Schedule Another Task",
  configuration: "Configuration Changes",
  miscellaneous: "Miscellaneous",
  startStop: "Start/Stop",
  offlineFor: "Offline for",
  utgVersion: "UTG Version",
  agentVersion: "Agent Version",
  chooseVersion: "Choose a version",
  goToList: "Go to the Tasks List",
  future: "Future Task",
  immediate: "Immediate Task",
  when: "When",
  runImmediately: "Run Immediately",
  agent: "Agent",
  startDate: "Start date",
  endDate: "End date",
  s4dFiles: "Include S4D files",
  traceFiles: "Include UTG trace files",
  agentLogs: "Include agent logs",
  runTimeIn: (timeZone: string): string => `Run time (${timeZone})`,
  deleteSelected: (selected: string): string => `Delete Tasks: ${selected}`,
  available: (version: string): string => `${version} (general availability)`
} as const

translatable({ taskLabels })

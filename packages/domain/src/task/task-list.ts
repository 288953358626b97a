import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { resolveParentName } from "../rows/parent-account.ts"
import { taskFields } from "./task.ts"
import { taskMessages } from "./task-messages.ts"
import { taskState } from "./task-status.ts"

/** The Tasks List (document 1 §2.6): 23 columns of data; select and Action stand before them. */
export const taskList: ListOf<typeof taskFields> = {
  id: "tasks",
  call: "tasks",
  ...listWords.tasks,
  fields: taskFields,
  idOf: (row) => row.taskId,
  nameOf: (row) => `Task Id: ${row.taskId} (${row.taskTypeName ?? ""})`,
  derive: (row, names) => ({ ...row, parentName: resolveParentName(row, names), taskState: taskState(row) }),
  nameKey: "componentNickname",
  columns: [
    { key: "componentMerchant", label: "Merchant", kind: "text", keepsEnd: true },
    { key: "machineDnsName", label: "Machine DNS Name", kind: "text" },
    { key: "componentNickname", label: "UTG Nickname", kind: "text", orElse: "componentId" },
    { key: "taskTypeName", label: "Task Type", kind: "text", isNamed: true },
    { key: "taskRunAfter", label: "Task Run Date", kind: "date" },
    { key: "taskLastUpdatedAt", label: "Task Updated", kind: "date" },
    { key: "taskState", label: "Task State", kind: "text", isNamed: true },
    { key: "machineStatus", label: "Machine Status", kind: "text" },
    { key: "utgStatus", label: "UTG Status", kind: "text", isNamed: true },
    { key: "machineStatusEntityLastKnownCommunication", label: "Last Known Communication", kind: "date" },
    { key: "machineStatusEntityNextPredictedCommunication", label: "Next Predicted Communication", kind: "date" },
    { key: "utgVersion", label: "UTG Version", kind: "version" },
    { key: "agentVersion", label: "Agent Version", kind: "version" },
    { key: "componentProfileName", label: "Profile", kind: "text", keepsEnd: true },
    { key: "componentProfileVersion", label: "Profile Version", kind: "number" },
    { key: "componentFileId", label: "File Id", kind: "text", isCode: true },
    { key: "componentLocation", label: "Location/Serial", kind: "text" },
    { key: "componentLane", label: "Lane", kind: "text" },
    { key: "machineNickname", label: "Machine Nickname", kind: "text", keepsEnd: true },
    { key: "taskBulkLabel", label: "Task Label", kind: "text" },
    { key: "parentName", label: "Parent Account", kind: "text", keepsEnd: true },
    { key: "machineStatusEntityStandardTimeZone", label: "Time Zone", kind: "text" },
    { key: "machineStatusEntityWindowsVersion", label: "Windows Version", kind: "text" }
  ],
  phone: { state: "taskState", facts: ["taskTypeName", "taskRunAfter"] },
  defaultSort: { key: "taskRunAfter", direction: "descending" },
  facets: [
    "taskState",
    "taskTypeName",
    "utgStatus",
    "componentProfileName",
    "componentMerchant",
    "machineStatusEntityStandardTimeZone"
  ],
  linkColumns: [{ key: "taskId", label: "Task Id", kind: "number" }],
  selectAll: "matching",
  copied: (row) => taskMessages.copied(row.taskId, row.taskTypeName ?? ""),
  refreshEvery: 10_000,
  area: "tasks",
  rights: "Tasks"
}

import type { ListDescription } from "../rows/list-description.ts"
import { emptyTexts, listTitles } from "../rows/list-label-messages.ts"
import type { TaskRow } from "../task/task.ts"
import { taskList } from "../task/task-list.ts"
import { type UtgDeviceRow, utgDevice, utgDeviceColumns, utgDeviceFields, utgTaskColumns } from "./utg-detail.ts"
import { utgDetailMessages } from "./utg-messages.ts"

const nameOf = (row: UtgDeviceRow): string => row.deviceStatusDeviceSerialNumber || String(row.deviceConfigId)

/** The Devices table of the General tab (document 2 §2); its rows are those of the UTG alone. */
export const utgDeviceList: ListDescription<UtgDeviceRow> = {
  id: "utgDevices",
  title: listTitles.utgDevices,
  fields: utgDeviceFields,
  idOf: (row) => row.deviceConfigId,
  nameOf,
  nameKey: "componentNickname",
  derive: utgDevice,
  columns: utgDeviceColumns,
  defaultSort: { key: "deviceStatusDeviceSerialNumber", direction: "descending" },
  selectAll: "none",
  emptyText: emptyTexts.utgDevices,
  loadFailed: (reason) => `${utgDetailMessages.devicesLoadFailed}. ${reason}`,
  copied: (row) => `The data for ${nameOf(row)} has been copied to your clipboard.`,
  area: "utgs"
}

/** The Scheduled Tasks table of the General tab (document 2 §2): tasks as the Tasks List has them, in fewer columns. */
export const utgTaskList: ListDescription<TaskRow> = {
  ...taskList,
  id: "utgTasks",
  title: listTitles.utgTasks,
  nameKey: "taskTypeName",
  columns: utgTaskColumns,
  facets: [],
  loadFailed: (reason) => `${utgDetailMessages.tasksLoadFailed}. ${reason}`,
  area: "utgs"
}

import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import type { taskFields } from "../task/task.ts"
import { taskList } from "../task/task-list.ts"
import { type UtgDeviceRow, utgDevice, utgDeviceColumns, utgDeviceFields, utgTaskColumns } from "./utg-detail.ts"

const nameOf = (row: UtgDeviceRow): string => row.deviceStatusDeviceSerialNumber || String(row.deviceConfigId)

/** The Devices table of the General tab (document 2 §2); its rows are those of the UTG alone. */
export const utgDeviceList: ListOf<typeof utgDeviceFields> = {
  id: "utgDevices",
  call: "devices",
  ...listWords.utgDevices,
  fields: utgDeviceFields,
  idOf: (row) => row.deviceConfigId,
  nameOf,
  nameKey: "componentNickname",
  derive: utgDevice,
  columns: utgDeviceColumns,
  defaultSort: { key: "deviceStatusDeviceSerialNumber", direction: "descending" },
  selectAll: "none",
  area: "utgs",
  rights: "Devices"
}

/** The Scheduled Tasks table of the General tab (document 2 §2): tasks as the Tasks List has them, in fewer columns. */
export const utgTaskList: ListOf<typeof taskFields> = {
  ...taskList,
  id: "utgTasks",
  ...listWords.utgTasks,
  nameKey: "taskTypeName",
  columns: utgTaskColumns,
  facets: [],
  area: "utgs",
  rights: "Tasks"
}

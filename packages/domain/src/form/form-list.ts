import { type DeviceSchemaName, deviceTypeName } from "../device/device-type.ts"
import type { ListDescription } from "../rows/list-description.ts"
import { emptyTexts, listTitles } from "../rows/list-label-messages.ts"
import { type FormRow, formFields } from "./form.ts"
import { formMessages } from "./form-messages.ts"

const nameOf = (row: FormRow): string => row.name || String(row.id)

/** The Form Manager (document 2 §2), its device types named by the schemas the service gave, where it did. */
export const formListWith = (schemas: ReadonlyArray<DeviceSchemaName>): ListDescription<FormRow> => ({
  id: "forms",
  title: listTitles.forms,
  fields: formFields,
  idOf: (row) => row.id,
  nameOf,
  derive: (row) => ({
    ...row,
    deviceTypeName: row.deviceType === null ? null : deviceTypeName(row.deviceType, schemas)
  }),
  nameKey: "name",
  columns: [
    { key: "name", label: "Name", kind: "text" },
    { key: "deviceTypeName", label: "Device Type", kind: "text" },
    { key: "lastUpdatedAt", label: "Upload Date", kind: "date" }
  ],
  phone: { facts: ["deviceTypeName", "lastUpdatedAt"] },
  defaultSort: { key: "lastUpdatedAt", direction: "descending" },
  facets: ["deviceTypeName"],
  selectAll: "none",
  emptyText: emptyTexts.forms,
  loadFailed: formMessages.loadFailed,
  copied: (row) => formMessages.copied(nameOf(row)),
  area: "forms"
})

/** The Form Manager with the built-in device type names. */
export const formList: ListDescription<FormRow> = formListWith([])

import { deviceTypeName } from "../device/device-type.ts"
import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { type FormRow, formFields } from "./form.ts"

const nameOf = (row: FormRow): string => row.name || String(row.id)

/** The Form Manager (document 2 §2). A device type that nobody named yet has its built-in name. */
export const formList: ListOf<typeof formFields> = {
  id: "forms",
  call: "forms",
  ...listWords.forms,
  fields: formFields,
  idOf: (row) => row.id,
  nameOf,
  derive: (row) => ({
    ...row,
    deviceTypeName: row.deviceTypeName ?? (row.deviceType === null ? null : deviceTypeName(row.deviceType, []))
  }),
  nameKey: "name",
  columns: [
    { key: "name", label: "Name", kind: "text" },
    { key: "deviceTypeName", label: "Device Type", kind: "text", isNamed: true },
    { key: "lastUpdatedAt", label: "Upload Date", kind: "date" }
  ],
  phone: { facts: ["deviceTypeName", "lastUpdatedAt"] },
  defaultSort: { key: "lastUpdatedAt", direction: "descending" },
  facets: ["deviceTypeName"],
  selectAll: "none",
  area: "forms",
  rights: "Forms"
}

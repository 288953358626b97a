import type { RowOf } from "../rows/row-fields.ts"

/** A device form (document 2 §3). `deviceType` is the numeric code; `deviceTypeName` is filled when the row is read. */
export const formFields = {
  id: "id",
  name: "text",
  deviceType: "number",
  deviceTypeName: "text",
  businessEntityId: "optionalId",
  lastUpdatedAt: "date"
} as const

export type FormRow = RowOf<typeof formFields>

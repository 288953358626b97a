import type { RowOf } from "../rows/row-fields.ts"

/** A config template as the lists need it (documents 1 §2.7 and 2 §3). `parentName` is filled when the row is read. */
export const templateFields = {
  id: "id",
  name: "text",
  businessEntityId: "optionalId",
  parentName: "text"
} as const

export type TemplateRow = RowOf<typeof templateFields>

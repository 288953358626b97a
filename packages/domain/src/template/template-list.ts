import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { type TemplateRow, templateFields } from "./template.ts"

const nameOf = (row: TemplateRow): string => row.name || String(row.id)

/** The account's name with its id beside it, or the id alone (document 1 §2.7, contract "Lists"). */
const parentText = (row: TemplateRow, names: (id: number) => string | undefined): string | null => {
  const id = row.businessEntityId
  if (id === null) return row.parentName
  const beside = `(${id})`
  const name = row.parentName || names(id)
  if (name === undefined) return String(id)
  return name === String(id) || name.endsWith(beside) ? name : `${name} ${beside}`
}

/** The Config Template List (document 1 §2.7). */
export const templateList: ListOf<typeof templateFields> = {
  id: "templates",
  call: "templates",
  ...listWords.templates,
  fields: templateFields,
  idOf: (row) => row.id,
  nameOf,
  derive: (row, names) => ({ ...row, parentName: parentText(row, names) }),
  nameKey: "name",
  columns: [
    { key: "name", label: "Config Template Name", kind: "text" },
    { key: "parentName", label: "Parent Account", kind: "text" }
  ],
  defaultSort: { key: "name", direction: "ascending" },
  facets: ["parentName"],
  selectAll: "none",
  area: "templates",
  rights: "Utgs"
}

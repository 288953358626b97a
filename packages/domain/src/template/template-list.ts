import type { ListDescription } from "../rows/list-description.ts"
import { emptyTexts, listTitles } from "../rows/list-label-messages.ts"
import { type TemplateRow, templateFields } from "./template.ts"
import { templateMessages } from "./template-messages.ts"

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
export const templateList: ListDescription<TemplateRow> = {
  id: "templates",
  title: listTitles.templates,
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
  emptyText: emptyTexts.templates,
  loadFailed: templateMessages.loadFailed,
  copied: (row) => templateMessages.copied(nameOf(row)),
  area: "templates"
}

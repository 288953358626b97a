import { type ColumnLayout, shownColumns } from "./columns.ts"
import type { ListDescription } from "./list-description.ts"

/** What a row of two lines shows: the name and the state, and what stands below them. */
export interface PhoneRow {
  readonly state: string | null
  readonly facts: ReadonlyArray<string>
}

/** How many facts fit below the name. */
const room = 2

/**
 * What a phone shows of the columns that are shown: the state that the list names, and two facts. Whoever pins a column
 * has it among them; one that is hidden makes room for the next.
 */
export const phoneRow = <Row>(
  { nameKey, phone }: Pick<ListDescription<Row>, "nameKey" | "phone">,
  layout: ColumnLayout
): PhoneRow => {
  const shown = shownColumns(layout)
  const state = shown.find(({ key }) => key === phone?.state)?.key ?? null
  const named: ReadonlyArray<string> = phone?.facts ?? []
  const wanted = [
    ...shown.filter(({ isPinned }) => isPinned).map(({ key }) => key),
    ...named.filter((fact) => shown.some(({ key }) => key === fact)),
    ...shown.map(({ key }) => key)
  ]
  return { state, facts: [...new Set(wanted)].filter((key) => key !== nameKey && key !== state).slice(0, room) }
}

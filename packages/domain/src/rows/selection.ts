import { holdsId, type RowIds, rowIds } from "./row-ids.ts"

/** The ids of selected rows: those taken all at once, and what was added or left out one by one since. */
export interface Selection {
  readonly taken: RowIds
  readonly added: ReadonlySet<number>
  readonly leftOut: ReadonlySet<number>
}

const nothing: ReadonlySet<number> = new Set()

export const noneSelected: Selection = { taken: rowIds([]), added: nothing, leftOut: nothing }

/** A selection of all these rows, which costs the same for any number of them. */
export const ofMany = (taken: RowIds): Selection => ({ ...noneSelected, taken })

export const isSelected = ({ taken, added, leftOut }: Selection, id: number): boolean =>
  added.has(id) || (taken.length > 0 && !leftOut.has(id) && holdsId(taken, id))

export const selectedCount = ({ taken, added, leftOut }: Selection): number => taken.length - leftOut.size + added.size

/** The selected ids: those taken together in their order, then the others in the order in which they were selected. */
export const selectedIds = ({ taken, added, leftOut }: Selection): ReadonlyArray<number> => [
  ...(leftOut.size === 0 ? taken : taken.filter((id) => !leftOut.has(id))),
  ...added
]

const withId = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => new Set(ids).add(id)

const withoutId = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const others = new Set(ids)
  others.delete(id)
  return others
}

/** The selection with the row added, or taken out where it was selected. */
export const toggled = (selection: Selection, id: number): Selection => {
  const { taken, added, leftOut } = selection
  if (added.has(id)) return { ...selection, added: withoutId(added, id) }
  if (leftOut.has(id)) return { ...selection, leftOut: withoutId(leftOut, id) }
  return taken.length > 0 && holdsId(taken, id)
    ? { ...selection, leftOut: withId(leftOut, id) }
    : { ...selection, added: withId(added, id) }
}

/** The selection with these rows as well; the same selection where all of them are in it. */
export const withRows = (selection: Selection, ids: ReadonlyArray<number>): Selection => {
  const missing = ids.filter((id) => !isSelected(selection, id))
  if (missing.length === 0) return selection
  const back = new Set(missing.filter((id) => selection.leftOut.has(id)))
  return {
    ...selection,
    leftOut: new Set([...selection.leftOut].filter((id) => !back.has(id))),
    added: new Set([...selection.added, ...missing.filter((id) => !back.has(id))])
  }
}

/** The selection without these rows. */
export const withoutRows = (selection: Selection, ids: ReadonlyArray<number>): Selection => {
  const { taken, added, leftOut } = selection
  const gone = new Set(ids)
  const out = [...gone].filter((id) => !added.has(id) && isSelected(selection, id))
  return {
    taken,
    added: new Set([...added].filter((id) => !gone.has(id))),
    leftOut: new Set([...leftOut, ...out])
  }
}

/** The selection without the rows that are no longer there; the same selection where all still are. */
export const withoutMissing = (selection: Selection, present: RowIds): Selection => {
  const isThere = (id: number): boolean => holdsId(present, id)
  const { taken, added, leftOut } = selection
  const stillTaken = taken.every(isThere) ? taken : taken.filter(isThere)
  const stillAdded = [...added].filter(isThere)
  if (stillTaken === taken && stillAdded.length === added.size) return selection
  return { taken: stillTaken, added: new Set(stillAdded), leftOut: new Set([...leftOut].filter(isThere)) }
}

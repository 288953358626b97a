declare const selectionBrand: unique symbol

/** The ids of selected rows. Opaque, so that what stands behind it may change. */
export interface Selection {
  readonly [selectionBrand]: true
}

const wrap = (ids: ReadonlySet<number>): Selection => ids as unknown as Selection
const unwrap = (selection: Selection): ReadonlySet<number> => selection as unknown as ReadonlySet<number>

export const noneSelected: Selection = wrap(new Set())

/** A selection of exactly these rows. */
export const ofIds = (ids: Iterable<number>): Selection => wrap(new Set(ids))

export const isSelected = (selection: Selection, id: number): boolean => unwrap(selection).has(id)

export const selectedCount = (selection: Selection): number => unwrap(selection).size

/** The selected ids in the order in which they were selected. */
export const selectedIds = (selection: Selection): ReadonlyArray<number> => [...unwrap(selection)]

/** The selection with the row added, or taken out where it was selected. */
export const toggled = (selection: Selection, id: number): Selection => {
  const next = new Set(unwrap(selection))
  if (!next.delete(id)) next.add(id)
  return wrap(next)
}

/** The selection without the rows that are no longer there; the same selection where all still are. */
export const withoutMissing = (selection: Selection, present: Iterable<number>): Selection => {
  const there = new Set(present)
  const kept = [...unwrap(selection)].filter((id) => there.has(id))
  return kept.length === selectedCount(selection) ? selection : ofIds(kept)
}

/** Ids of many rows, each once: eight bytes each, handed from thread to thread without being copied. */
export type RowIds = Float64Array<ArrayBuffer>

/** The ids in their order, each once. */
export const rowIds = (ids: Iterable<number>): RowIds => Float64Array.from(new Set(ids))

const inOrder = new WeakMap<RowIds, RowIds>()

/** Sorted when it is first asked: most ids are counted and handed on, and nobody looks for one of them. */
const sorted = (ids: RowIds): RowIds => {
  const known = inOrder.get(ids)
  if (known !== undefined) return known
  const made = ids.slice().sort()
  inOrder.set(ids, made)
  return made
}

/** Whether the id is one of them. */
export const holdsId = (ids: RowIds, id: number): boolean => {
  const among = sorted(ids)
  let low = 0
  let high = among.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = among[middle] ?? 0
    if (found === id) return true
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return false
}

import { memoizedByObject } from "../memoized/memoized.ts"

/** Ids of many rows, each once: eight bytes each, handed from thread to thread without being copied. */
export type RowIds = Float64Array<ArrayBuffer>

/** The ids in their order, each once. */
export const rowIds = (ids: Iterable<number>): RowIds => Float64Array.from(new Set(ids))

type Lookup = (id: number) => boolean

/** How many bits per id a set of ids may take. */
const mostBits = 128

const sortedLookup = (ids: RowIds): Lookup => {
  const among = ids.slice().sort()
  return (id) => {
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
}

/** One bit for each number from the lowest id to the highest: ids that lie close together are looked up by it. */
const bitLookup = (ids: RowIds, lowest: number, highest: number): Lookup => {
  const bits = new Uint8Array(((highest - lowest) >>> 3) + 1)
  for (const id of ids) {
    const at = id - lowest
    bits[at >>> 3] = (bits[at >>> 3] ?? 0) | (1 << (at & 7))
  }
  return (id) =>
    Number.isInteger(id) &&
    id >= lowest &&
    id <= highest &&
    (((bits[(id - lowest) >>> 3] ?? 0) >> ((id - lowest) & 7)) & 1) === 1
}

const lookupOf = memoizedByObject((ids: RowIds): Lookup => {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const id of ids) {
    if (id < lowest) lowest = id
    if (id > highest) highest = id
  }
  return highest - lowest < ids.length * mostBits ? bitLookup(ids, lowest, highest) : sortedLookup(ids)
})

/** Whether the id, a whole number, is one of them. Made ready when it is first asked: most ids are only handed on. */
export const holdsId = (ids: RowIds, id: number): boolean => lookupOf(ids)(id)

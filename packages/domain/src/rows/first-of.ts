export type Order = (one: number, other: number) => number

/** The first of many in an order, without ordering the others. */
export const firstOf = (all: ArrayLike<number>, order: Order, most: number): ReadonlyArray<number> => {
  const first: Array<number> = []
  for (let at = 0; at < all.length; at += 1) {
    const each = all[at] ?? 0
    const last = first[most - 1]
    if (last !== undefined && order(each, last) > 0) continue
    const place = first.findIndex((other) => order(each, other) < 0)
    first.splice(place < 0 ? first.length : place, 0, each)
    if (first.length > most) first.pop()
  }
  return first
}

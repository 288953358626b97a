import { pagingMessages } from "./list-label-messages.ts"
/** The page sizes of every list (document 1 §9). */
export const pageSizes: ReadonlyArray<number> = [10, 25, 50, 250, 500, 1000]
export const defaultPageSize = 250

/** Filtered rows divided by the page size, rounded up (document 1 §9); at least one page, so that there is one to show. */
export const pageCount = (filtered: number, pageSize: number): number => Math.max(1, Math.ceil(filtered / pageSize))

export interface Displayed {
  readonly page: number
  readonly shown: number
  readonly pageSize: number
  readonly filtered: number
  /** Whether more rows are still to come. */
  readonly isArriving?: boolean
}

/** The footer: "Displaying a-b of n" (document 1 §2.6); "so far" while more are to come. */
export const displaying = ({ page, shown, pageSize, filtered, isArriving = false }: Displayed): string => {
  const first = shown === 0 ? 0 : (page - 1) * pageSize + 1
  const text = pagingMessages.displaying(first, shown === 0 ? 0 : first + shown - 1, filtered)
  return isArriving ? pagingMessages.soFar(text) : text
}

/** The numbers of the page buttons; null stands for those left out. All are there up to nine. */
export const pageButtons = (page: number, count: number): ReadonlyArray<number | null> => {
  if (count <= 9) return Array.from({ length: count }, (_, index) => index + 1)
  const first = Math.max(2, page - 2)
  const last = Math.min(count - 1, page + 2)
  const near = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return [1, ...(first > 2 ? [null] : []), ...near, ...(last < count - 1 ? [null] : []), count]
}

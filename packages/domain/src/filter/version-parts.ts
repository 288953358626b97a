/**
 * The numbers of the first dotted version in a text, at most nine digits each: 5.0.0.3018 of "UTG 5.0.0.3018 (x64)".
 * Null where there is none ("track ga", an empty text).
 */
export const versionParts = (text: string): ReadonlyArray<number> | null =>
  /\d{1,9}(?:\.\d{1,9})*/u.exec(text)?.[0].split(".").map(Number) ?? null

/** Below, at or above zero, number by number: 5.0.0.994 is before 5.0.0.3018, and 5.0 is before 5.0.0. */
export const orderOfVersions = (left: ReadonlyArray<number>, right: ReadonlyArray<number>): number => {
  const place = left.findIndex((part, at) => part !== right[at])
  return place < 0 ? left.length - right.length : (left[place] ?? 0) - (right[place] ?? -1)
}

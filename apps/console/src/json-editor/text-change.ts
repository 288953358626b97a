/** What leads from one text to another. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** The one stretch in which two texts differ; null where they are the same. */
export const changeBetween = (before: string, after: string): TextChange | null => {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1
  let same = 0
  while (
    same < shorter - from &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same += 1
  }
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}

/** A text with the line ends that a text field gives it. */
export const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/gu, "\n")

/** Where a line and column, counted from one, stand in a text. */
export const placeAt = (text: string, { line, column }: { readonly line: number; readonly column: number }): number => {
  let at = 0
  for (let passed = 1; passed < line; passed += 1) at = text.indexOf("\n", at) + 1
  return Math.min(at + column - 1, text.length)
}

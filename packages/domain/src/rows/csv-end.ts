/** Looks at a CSV file on its way. */
export interface CsvEnd {
  readonly take: (bytes: Uint8Array) => void
  /** False where what was taken so far can only be the beginning of a file. */
  readonly isWhole: () => boolean
}

const [quote, comma, lineFeed, carriageReturn, byteOrderMark] = [0x22, 0x2c, 0x0a, 0x0d, 0xef] as const

/**
 * Tells a CSV file that was cut off from a whole one: it ends within a quoted cell, or within a line that has fewer
 * cells than the first. A quote opens a cell only where the cell begins, so that inches in plain text count for nothing.
 * Text of two bytes a character is not judged.
 */
export const makeCsvEnd = (): CsvEnd => {
  let isOpen = false
  let isAtStart = true
  let mayBeClosed = false
  let cells = 1
  let first: number | null = null
  let isEmptyLine = true
  let isWide = false
  let count = 0

  const outside = (byte: number): void => {
    if (byte === lineFeed || byte === carriageReturn) {
      if (!isEmptyLine) first ??= cells
      cells = 1
      isAtStart = true
      isEmptyLine = true
      return
    }
    isEmptyLine = false
    if (byte === comma) {
      cells += 1
      isAtStart = true
    } else if (byte === quote && isAtStart) {
      isOpen = true
      isAtStart = false
    } else isAtStart = false
  }

  const look = (byte: number): void => {
    if (!isOpen) outside(byte)
    else if (mayBeClosed) {
      mayBeClosed = false
      if (byte === quote) return
      isOpen = false
      outside(byte)
    } else mayBeClosed = byte === quote
  }

  return {
    take: (bytes) => {
      for (const byte of bytes) {
        if (count < 3) {
          if (byte >= 0xfe || byte === 0) isWide = true
          // The mark of UTF-8 is no part of the first cell.
          if ((count === 0 && byte === byteOrderMark) || byte === 0xbb || byte === 0xbf) {
            count += 1
            continue
          }
        }
        count += 1
        look(byte)
      }
    },
    isWhole: () => {
      if (isWide) return true
      if (isOpen && !mayBeClosed) return false
      return isEmptyLine || first === null || cells >= first
    }
  }
}

/** Codes are 16 bits, and 0 stands for null. */
const mostTexts = 65_535
const leastLength = 1024

/** Texts of which many rows share few: each is held once, and a row holds its number. */
export const makeTextDictionary = () => {
  const texts: Array<string | null> = [null]
  const lowered: Array<string> = [""]
  const codeOf = new Map<string, number>()
  let codes = new Uint16Array(leastLength)
  let count = 0
  let last: string | null = null
  let lastCode = 0

  /** -1 where there is no number left for another text. */
  const codeFor = (value: string | null): number => {
    if (value === null) return 0
    // Neighbours are often alike, and to compare two texts is faster than to look one up.
    if (value === last) return lastCode
    const code = codeOf.get(value) ?? texts.length
    if (code > mostTexts) return -1
    if (code === texts.length) {
      codeOf.set(value, code)
      texts.push(value)
      lowered.push(value.toLowerCase())
    }
    last = value
    lastCode = code
    return code
  }

  return {
    /** False where the text cannot be held. */
    add: (value: string | null): boolean => {
      const code = codeFor(value)
      if (code < 0) return false
      if (count === codes.length) {
        const larger = new Uint16Array(Math.max(leastLength, count * 2))
        larger.set(codes)
        codes = larger
      }
      codes[count] = code
      count += 1
      return true
    },
    at: (position: number): string | null => texts[codes[position] ?? 0] ?? null,
    /** How many texts are held. */
    size: () => texts.length - 1,
    count: () => count,
    trim: () => {
      codes = codes.slice(0, count)
    },
    /** Marks the rows that hold the term and are not marked yet, of those the wider result has. */
    mark: (term: string, wider: Uint8Array | null, marks: Uint8Array): number => {
      const holds = Uint8Array.from(lowered, (text) => (text.includes(term) ? 1 : 0))
      if (!holds.includes(1)) return 0
      let found = 0
      for (let position = 0; position < count; position += 1) {
        if (holds[codes[position] ?? 0] === 0 || marks[position] === 1 || wider?.[position] === 0) continue
        marks[position] = 1
        found += 1
      }
      return found
    },
    /** The texts in lower case, and which of them each row has. */
    sortTexts: () => ({ texts: lowered, codes: codes.subarray(0, count) })
  }
}

export type TextDictionary = ReturnType<typeof makeTextDictionary>

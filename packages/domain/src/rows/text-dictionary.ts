/** Texts of which many rows share few: each is held once, and a row holds its number. */
export const makeTextDictionary = () => {
  const texts: Array<string | null> = [null]
  const lowered: Array<string> = [""]
  const codeOf = new Map<string | null, number>([[null, 0]])
  const codes: Array<number> = []
  let last: string | null = null
  let lastCode = 0

  const codeFor = (value: string | null): number => {
    // Neighbours are often alike, and to compare two texts is faster than to look one up.
    if (value === last) return lastCode
    last = value
    lastCode = codeOf.get(value) ?? texts.length
    if (value !== null && lastCode === texts.length) {
      codeOf.set(value, lastCode)
      texts.push(value)
      lowered.push(value.toLowerCase())
    }
    return lastCode
  }

  const holding = (term: string): Uint8Array => {
    const holds = new Uint8Array(lowered.length)
    lowered.forEach((text, code) => {
      holds[code] = text.includes(term) ? 1 : 0
    })
    return holds
  }

  return {
    add: (value: string | null): void => {
      codes.push(codeFor(value))
    },
    at: (position: number): string | null => texts[codes[position] ?? 0] ?? null,
    count: () => codes.length,
    /** Whether the texts repeat too little for a dictionary to pay. */
    isScattered: (): boolean => (texts.length - 1) * 2 > codes.length,
    /** Marks the rows that hold the term and are not marked yet, of those the wider result has. */
    mark: (term: string, wider: Uint8Array | null, marks: Uint8Array): number => {
      const holds = holding(term)
      if (!holds.includes(1)) return 0
      let found = 0
      for (let position = 0; position < codes.length; position += 1) {
        if (holds[codes[position] ?? 0] === 0 || marks[position] === 1 || wider?.[position] === 0) continue
        marks[position] = 1
        found += 1
      }
      return found
    },
    /** Marks of the rows at these positions those that hold the term and are not marked yet. */
    markAt: (term: string, positions: Uint32Array, marks: Uint8Array): number => {
      let found = 0
      for (const position of positions) {
        if (marks[position] === 1 || lowered[codes[position] ?? 0]?.includes(term) !== true) continue
        marks[position] = 1
        found += 1
      }
      return found
    },
    /** Raises the score of each row to that of its text, given in lower case. */
    raise: (_term: string, scoreOf: (text: string) => number, scores: Float32Array): void => {
      const ofTexts = Float32Array.from(lowered, scoreOf)
      if (ofTexts.every((score) => score === 0)) return
      for (let position = 0; position < codes.length; position += 1) {
        const score = ofTexts[codes[position] ?? 0] ?? 0
        if (score > (scores[position] ?? 0)) scores[position] = score
      }
    },
    /** The texts, "" for none, and which of them each row has. */
    coded: () => ({ texts: texts.map((text) => text ?? ""), codes }),
    /** The texts in lower case, and which of them each row has. */
    sortTexts: () => ({ texts: lowered, codes })
  }
}

export type TextDictionary = ReturnType<typeof makeTextDictionary>

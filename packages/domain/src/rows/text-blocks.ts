/** One text behind the other, each with a line break behind it; nothing at all stands for null. */
interface Block {
  readonly first: number
  readonly text: string
  /** Where each text begins, and where the last one ends. */
  readonly starts: Uint32Array
  readonly lowered: string
  readonly loweredStarts: Uint32Array
}

const startsOf = (texts: ReadonlyArray<string | null>): Uint32Array => {
  const starts = new Uint32Array(texts.length + 1)
  let end = 0
  texts.forEach((text, index) => {
    end += text === null ? 0 : text.length + 1
    starts[index + 1] = end
  })
  return starts
}

const joined = (texts: ReadonlyArray<string | null>): string =>
  texts.map((text) => (text === null ? "" : `${text}\n`)).join("")

/** Few letters take more characters in lower case and none takes fewer: with the same length, all texts begin where they did. */
const blockOf = (first: number, texts: ReadonlyArray<string | null>): Block => {
  const text = joined(texts)
  const starts = startsOf(texts)
  const lowered = text.toLowerCase()
  return {
    first,
    text,
    starts,
    lowered,
    loweredStarts: lowered.length === text.length ? starts : startsOf(texts.map((each) => each?.toLowerCase() ?? null))
  }
}

const textIn = (text: string, starts: Uint32Array, index: number): string | null => {
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 0]
  return start === end ? null : text.slice(start, end - 1)
}

/** In lower case. */
const textAt = ({ first, lowered, loweredStarts }: Block, position: number): string | null =>
  position - first < loweredStarts.length - 1 ? textIn(lowered, loweredStarts, position - first) : null

/** One search passes over a block's text at most once, however many rows are asked for. */
const markIn = (block: Block, term: string, wider: Uint8Array | null, marks: Uint8Array): number => {
  const { first, lowered, loweredStarts: starts } = block
  const rows = starts.length - 1
  let found = 0
  let hit = -1
  for (let row = 0; row < rows; row += 1) {
    if (marks[first + row] === 1 || wider?.[first + row] === 0) continue
    const start = starts[row] ?? 0
    if (hit < start) hit = lowered.indexOf(term, start)
    if (hit < 0) return found
    // The line break is no part of the text.
    if (hit + term.length >= (starts[row + 1] ?? 0)) continue
    marks[first + row] = 1
    found += 1
  }
  return found
}

/** The texts that hold the term, each asked for its score once, whatever else the block has. */
const raiseIn = (
  { first, lowered, loweredStarts: starts }: Block,
  term: string,
  scoreOf: (text: string) => number,
  scores: Float32Array
): void => {
  let row = 0
  for (let hit = lowered.indexOf(term); hit >= 0; hit = lowered.indexOf(term, starts[row] ?? 0)) {
    while ((starts[row + 1] ?? 0) <= hit) row += 1
    const score = scoreOf(textIn(lowered, starts, row) ?? "")
    if (score > (scores[first + row] ?? 0)) scores[first + row] = score
    row += 1
  }
}

/** Texts that hardly repeat, joined block by block: no object per text, and one search looks through thousands. */
export const makeTextBlocks = (blockLength: number) => {
  const blocks: Array<Block> = []
  let open: Array<string | null> = []
  let first = 0

  const close = (): void => {
    if (open.length === 0) return
    blocks.push(blockOf(first, open))
    first += open.length
    open = []
  }

  const blockAt = (position: number): Block | undefined => blocks.findLast((block) => block.first <= position)

  return {
    add: (value: string | null): void => {
      open.push(value)
      if (open.length === blockLength) close()
    },
    at: (position: number): string | null => {
      if (position >= first) return open[position - first] ?? null
      const block = blockAt(position)
      return block === undefined ? null : textIn(block.text, block.starts, position - block.first)
    },
    /** Joins what has not been joined, for searching. */
    close,
    /** Marks the rows that hold the term and are not marked yet, of those the wider result has. */
    mark: (term: string, wider: Uint8Array | null, marks: Uint8Array): number =>
      blocks.reduce((found, block) => found + markIn(block, term, wider, marks), 0),
    /** Marks of the rows at these positions, in ascending order, those that hold the term and are not marked yet. */
    markAt: (term: string, positions: Uint32Array, marks: Uint8Array): number => {
      let found = 0
      let next = 0
      let block: Block | undefined
      for (const position of positions) {
        if (marks[position] === 1) continue
        while (next < blocks.length && (blocks[next]?.first ?? 0) <= position) {
          block = blocks[next]
          next += 1
        }
        if (block === undefined || textAt(block, position)?.includes(term) !== true) continue
        marks[position] = 1
        found += 1
      }
      return found
    },
    /** Raises the score of each row whose text holds the term to that of its text, given in lower case. */
    raise: (term: string, scoreOf: (text: string) => number, scores: Float32Array): void => {
      for (const block of blocks) raiseIn(block, term, scoreOf, scores)
    },
    /** The texts in lower case, "" for null. */
    sortTexts: () => ({
      texts: blocks.flatMap(({ lowered, loweredStarts }) =>
        Array.from({ length: loweredStarts.length - 1 }, (_, index) => textIn(lowered, loweredStarts, index) ?? "")
      )
    })
  }
}

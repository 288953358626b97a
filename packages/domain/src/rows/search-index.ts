/** Which rows match a term: a mark per row, and how many are marked. */
export interface Matches {
  readonly term: string
  readonly marks: Uint8Array
  readonly count: number
}

/** The row's string fields in lower case; no match crosses from one into the next, since no search holds a line break. */
const searchText = (row: object): string => {
  let text = ""
  for (const value of Object.values(row))
    if (typeof value === "string") text = text === "" ? value : `${text}\n${value}`
  return text.toLowerCase()
}

/** Results kept for going back, one per keystroke. */
const keptResults = 24

export interface SearchIndex {
  /** Null: every row matches. */
  readonly find: (search: string) => Matches | null
  /** Reads the rows' texts ahead of the first search, which does it otherwise. */
  readonly prepare: () => void
}

/** Finds rows by a case-insensitive substring of any of their string fields (document 1 §5). */
export const makeSearchIndex = (rows: ReadonlyArray<object>): SearchIndex => {
  let read: ReadonlyArray<string> | null = null
  const textsOf = (): ReadonlyArray<string> => {
    read ??= rows.map(searchText)
    return read
  }
  // Each result lies within the one below it: a longer term narrows, a shorter one is still there.
  const trail: Array<Matches> = []

  const among = (term: string, wider: Matches | undefined): Matches => {
    if (wider?.count === 0) return { ...wider, term }
    const texts = textsOf()
    const marks = new Uint8Array(texts.length)
    let count = 0
    for (let position = 0; position < texts.length; position += 1) {
      if (wider !== undefined && wider.marks[position] === 0) continue
      if (texts[position]?.includes(term) !== true) continue
      marks[position] = 1
      count += 1
    }
    return { term, marks, count }
  }

  const find = (search: string): Matches | null => {
    const term = search.toLowerCase()
    while (trail.length > 0 && !term.startsWith(trail.at(-1)?.term ?? "")) trail.pop()
    if (term === "") return null
    const wider = trail.at(-1)
    if (wider?.term === term) return wider
    const found = among(term, wider)
    trail.push(found)
    if (trail.length > keptResults) trail.shift()
    return found
  }

  return { find, prepare: () => void textsOf() }
}

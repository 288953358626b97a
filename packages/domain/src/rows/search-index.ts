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

/** Finds rows by a case-insensitive substring of any of their string fields (document 1 §5). Null: every row matches. */
export const makeSearchIndex = (rows: ReadonlyArray<object>): ((search: string) => Matches | null) => {
  const texts = rows.map(searchText)
  // Each result lies within the one below it: a longer term narrows, a shorter one is still there.
  const trail: Array<Matches> = []

  const among = (term: string, wider: Matches | undefined): Matches => {
    if (wider?.count === 0) return { ...wider, term }
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

  return (search) => {
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
}

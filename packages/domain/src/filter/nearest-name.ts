const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s/_-]/gu, "")

/** How many letters must be changed, added or taken away to make one text of the other. */
const distance = (from: string, to: string): number => {
  let above = Array.from({ length: to.length + 1 }, (_, length) => length)
  for (const [row, letter] of Array.from(from).entries()) {
    const here = [row + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1)
      here.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (here[column] ?? 0) + 1))
    }
    above = here
  }
  return above.at(-1) ?? 0
}

/**
 * The name that a misspelt one is nearest to, blanks and letter case aside; null where more than a third of its letters
 * differ from any. The first of equally near ones.
 */
export const nearestName = (misspelt: string, names: ReadonlyArray<string>): string | null => {
  const text = plain(misspelt)
  const near = names
    .map((name) => ({ name, away: distance(text, plain(name)), most: Math.ceil(plain(name).length / 3) }))
    .filter(({ away, most }) => away <= most)
  return near.toSorted((left, right) => left.away - right.away)[0]?.name ?? null
}

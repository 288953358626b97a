/** A place in a text at which something was found, and the first one after it. */
export interface Found<A> {
  readonly value: A
  readonly end: number
}

const isWordCharacter = (text: string, at: number): boolean => /^[\p{L}\p{N}_]/u.test(text.slice(at))

/** The first place from there on that is no blank. */
export const skipBlanks = (text: string, at: number): number => {
  const blanks = /^\s*/u.exec(text.slice(at))?.[0] ?? ""
  return at + blanks.length
}

/** Where a phrase ends that stands at a place, in any letter case and with any blanks between its words; else null. */
const endOfPhrase = (text: string, at: number, phrase: string): number | null => {
  let place = at
  for (const [position, word] of phrase.split(" ").entries()) {
    const start = position === 0 ? place : skipBlanks(text, place)
    const isApart = position === 0 || start > place
    place = start + word.length
    if (!isApart || text.slice(start, place).toLowerCase() !== word.toLowerCase()) return null
  }
  return isWordCharacter(phrase, phrase.length - 1) && isWordCharacter(text, place) ? null : place
}

/** The longest of some phrases that stands at a place; null where none does. */
export const phraseAt = <A>(
  text: string,
  at: number,
  phrases: ReadonlyArray<readonly [phrase: string, value: A]>
): Found<A> | null => {
  const found = phrases.flatMap(([phrase, value]) => {
    const end = endOfPhrase(text, at, phrase)
    return end === null ? [] : [{ value, end }]
  })
  return found.toSorted((left, right) => right.end - left.end)[0] ?? null
}

/** What stands at a place, for messages: a word or a run of signs; empty at the end. */
export const tokenAt = (text: string, at: number): string =>
  /^(?:[()]|["'][^"']*["']?|[^\s()"'=<>!]+|[=<>!]+)/u.exec(text.slice(at))?.[0] ?? ""

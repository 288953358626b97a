/** Words that are looked for; whoever pastes a page is not meant. */
const mostWords = 12

/** The words of a typed text, in lower case. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords)

/** Shorter words are letters of almost everything. */
export const mayBeStrewn = (word: string): boolean => word.length >= 3

/** Whether the letters of a word follow one another in a text, in no more than twice its length: "ancpos" in "anc-pos-12". */
const isScattered = (word: string, text: string): boolean => {
  if (!mayBeStrewn(word)) return false
  let start = text.indexOf(word.charAt(0))
  while (start >= 0) {
    let at = start
    let letter = 1
    while (letter < word.length) {
      at = text.indexOf(word.charAt(letter), at + 1)
      if (at < 0) return false
      letter += 1
    }
    if (at - start < 2 * word.length) return true
    start = text.indexOf(word.charAt(0), start + 1)
  }
  return false
}

/** A digit, a small letter or anything beyond ASCII: asked for each place where a word stands, so not by a pattern. */
const isOfWord = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127

/** The score of a text that is the word. */
const whole = 6
/** The score of one that has it among others. */
const wholeWord = 4.5

/** How well the name of something answers a word that it holds, both in lower case; 0 where it does not. */
export const nameScore = (word: string, text: string): number => {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (at === 0) return text.length === word.length ? whole : 5
  let score = 2
  for (let next = at; next >= 0; next = text.indexOf(word, next + 1)) {
    if (isOfWord(text.charCodeAt(next - 1))) continue
    const end = next + word.length
    if (end === text.length || !isOfWord(text.charCodeAt(end))) return wholeWord
    score = 4
  }
  return score
}

const aside = 0.5

/** How well another text of it does: by the way counts less. */
export const asideScore = (word: string, text: string): number => aside * nameScore(word, text)

/** The least score there is. */
export const strewn = 0.5

/** What is left for a word that no text holds: its letters strewn over the name. */
export const strewnScore = (word: string, name: string): number => (isScattered(word, name) ? strewn : 0)

import { memoizedByObject } from "../memoized/memoized.ts"
import type { PaletteEntry } from "./palette-entry.ts"
import { kindLabels } from "./palette-messages.ts"

/** The words of a typed text, in lower case. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "")

/** Shorter words are letters of almost everything. */
const shortestScattered = 3

/** Whether the letters of a word follow one another in a text, in no more than twice its length: "ancpos" in "anc-pos-12". */
const isScattered = (word: string, text: string): boolean => {
  if (word.length < shortestScattered) return false
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

/** How well a text in lower case that holds a word answers it; 0 where it does not. */
const holds = (word: string, text: string): number => {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (at === 0) return text.length === word.length ? whole : 5
  for (let next = at; next >= 0; next = text.indexOf(word, next + 1)) if (!isOfWord(text.charCodeAt(next - 1))) return 4
  return 2
}

/** What finds an entry by the way counts less than its name. */
const aside = 0.5

interface FoldedTexts {
  readonly name: string
  readonly others: ReadonlyArray<string>
}

/** An entry does not change; each key asks about the same ones. */
const textsOf = memoizedByObject(({ kind, label, detail, also }: PaletteEntry): FoldedTexts => {
  const others = [kindLabels[kind], detail, ...also].map((text) => text.toLowerCase())
  return { name: label.toLowerCase(), others }
})

/** The best answer of an entry; letters strewn over it count in its name alone. */
const best = (word: string, { name, others }: FoldedTexts): number => {
  let score = holds(word, name)
  for (const text of others) if (score < aside * whole) score = Math.max(score, aside * holds(word, text))
  return score === 0 && isScattered(word, name) ? 1 / 2 : score
}

const scoreOf = (words: ReadonlyArray<string>, entry: PaletteEntry): number => {
  const texts = textsOf(entry)
  let sum = 0
  for (const word of words) {
    const score = best(word, texts)
    if (score === 0) return 0
    sum += score
  }
  return sum
}

/**
 * The entries that answer every word, the best first; among equals those that were chosen lately, then as given. All
 * of them where nothing is typed.
 */
export const ranked = (
  entries: ReadonlyArray<PaletteEntry>,
  words: ReadonlyArray<string>,
  recent: ReadonlyArray<string>,
  most: number
): ReadonlyArray<PaletteEntry> => {
  const turn = new Map(recent.map((id, index) => [id, recent.length - index]))
  const found: Array<{ readonly entry: PaletteEntry; readonly score: number; readonly turn: number }> = []
  for (const entry of entries) {
    const score = scoreOf(words, entry)
    if (score > 0 || words.length === 0) found.push({ entry, score, turn: turn.get(entry.id) ?? 0 })
  }
  return found
    .sort((one, other) => other.score - one.score || other.turn - one.turn)
    .slice(0, most)
    .map(({ entry }) => entry)
}

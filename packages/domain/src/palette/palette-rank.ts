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

const startsWord = (text: string, at: number): boolean => /[^\p{L}\p{N}]/u.test(text.charAt(at - 1))

/** How well a text in lower case answers a word, from 0, not at all, to 6, it is the word. */
const answers = (word: string, text: string): number => {
  const at = text.indexOf(word)
  if (at < 0) return isScattered(word, text) ? 1 : 0
  if (at === 0) return text.length === word.length ? 6 : 5
  for (let next = at; next >= 0; next = text.indexOf(word, next + 1)) if (startsWord(text, next)) return 4
  return 2
}

/** What finds an entry by the way counts less than its name. */
const aside = 0.5

const scoreOf = (words: ReadonlyArray<string>, { kind, label, detail, also }: PaletteEntry): number => {
  const name = label.toLowerCase()
  let score = 0
  for (const word of words) {
    const others = [kindLabels[kind], detail, ...also].map((text) => aside * answers(word, text.toLowerCase()))
    const best = Math.max(answers(word, name), ...others)
    if (best === 0) return 0
    score += best
  }
  return score
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

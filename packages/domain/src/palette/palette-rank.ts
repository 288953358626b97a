import { memoizedByObject } from "../memoized/memoized.ts"
import type { PaletteEntry } from "./palette-entry.ts"
import { kindLabels } from "./palette-messages.ts"
import { asideScore, nameScore, strewn, strewnScore } from "./word-score.ts"

interface FoldedTexts {
  readonly name: string
  readonly others: ReadonlyArray<string>
}

/** An entry does not change; each key asks about the same ones. */
const textsOf = memoizedByObject(({ kind, label, also }: PaletteEntry): FoldedTexts => {
  const others = [kindLabels[kind], ...also].map((text) => text.toLowerCase())
  return { name: label.toLowerCase(), others }
})

/** The best answer of an entry; letters strewn over it count in its name alone. */
const best = (word: string, { name, others }: FoldedTexts): number => {
  let score = nameScore(word, name)
  for (const text of others) score = Math.max(score, asideScore(word, text))
  return score === 0 ? strewnScore(word, name) : score
}

/** The answers of an entry to all words, and the weakest of them; null where one is not answered. */
const scoreOf = (words: ReadonlyArray<string>, entry: PaletteEntry) => {
  const texts = textsOf(entry)
  let sum = 0
  let least = Number.POSITIVE_INFINITY
  for (const word of words) {
    const score = best(word, texts)
    if (score === 0) return null
    sum += score
    least = Math.min(least, score)
  }
  return { sum, least }
}

/**
 * The entries that answer every word. Those that were chosen lately come first, unless a word is but strewn over them;
 * then the best; among equals the latest, then as given. All of them where nothing is typed.
 */
export const ranked = (
  entries: ReadonlyArray<PaletteEntry>,
  words: ReadonlyArray<string>,
  recent: ReadonlyArray<string>,
  most: number
): ReadonlyArray<PaletteEntry> => {
  const turns = new Map(recent.map((id, index) => [id, recent.length - index]))
  const found = entries.flatMap((entry) => {
    const score = scoreOf(words, entry)
    if (score === null) return []
    const turn = turns.get(entry.id) ?? 0
    return [{ entry, sum: score.sum, turn, isRecent: Number(turn > 0 && score.least > strewn) }]
  })
  return found
    .sort((one, other) => other.isRecent - one.isRecent || other.sum - one.sum || other.turn - one.turn)
    .slice(0, most)
    .map(({ entry }) => entry)
}

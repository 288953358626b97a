import { makeTextBlocks } from "./text-blocks.ts"
import { makeTextDictionary, type TextDictionary } from "./text-dictionary.ts"

/** Rows after which it is first looked whether a column's texts repeat, and rows whose texts are joined to one. */
const usualSizes = { trial: 4096, block: 8192 } as const

/** A column of texts: a dictionary while they repeat, joined blocks from when they hardly do. */
export const makeTextColumn = (sizes: { readonly trial: number; readonly block: number } = usualSizes) => {
  const blocks = makeTextBlocks(sizes.block)
  let repeated: TextDictionary | null = makeTextDictionary()
  let trial = sizes.trial

  const tryDictionary = (dictionary: TextDictionary): void => {
    trial *= 2
    if (!dictionary.isScattered()) return
    for (let position = 0; position < dictionary.count(); position += 1) blocks.add(dictionary.at(position))
    repeated = null
  }

  return {
    add: (value: string | null): void => {
      if (repeated === null) blocks.add(value)
      else {
        repeated.add(value)
        if (repeated.count() === trial) tryDictionary(repeated)
      }
    },
    at: (position: number): string | null => (repeated ?? blocks).at(position),
    /** Says that a search comes, which would miss the last rows. */
    close: (): void => blocks.close(),
    isRepeated: (): boolean => repeated !== null,
    mark: (term: string, wider: Uint8Array | null, marks: Uint8Array): number =>
      (repeated ?? blocks).mark(term, wider, marks),
    /** Marks of the rows at these positions, in ascending order, those that hold the term and are not marked yet. */
    markAt: (term: string, positions: Uint32Array, marks: Uint8Array): number =>
      (repeated ?? blocks).markAt(term, positions, marks),
    /** Raises the score of each row whose text holds the term to that of its text, given in lower case: 0 without the term. */
    raise: (term: string, scoreOf: (text: string) => number, scores: Float32Array): void =>
      (repeated ?? blocks).raise(term, scoreOf, scores),
    /** The texts, "" for none, and which of them each row has; null where they hardly repeat. */
    coded: (): { readonly texts: ReadonlyArray<string>; readonly codes: ReadonlyArray<number> } | null =>
      repeated?.coded() ?? null,
    /** The texts in lower case, and which of them each row has; without codes, each row has its own. */
    sortTexts: (): { readonly texts: ReadonlyArray<string>; readonly codes?: ReadonlyArray<number> } =>
      (repeated ?? blocks).sortTexts()
  }
}

export type TextColumn = ReturnType<typeof makeTextColumn>

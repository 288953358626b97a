import { makeTextBlocks, type TextBlocks } from "./text-blocks.ts"
import { makeTextDictionary, type TextDictionary } from "./text-dictionary.ts"

/** Rows after which it is clear whether a column's texts repeat, and rows whose texts are joined to one. */
const usualSizes = { trial: 4096, block: 8192 } as const

/** A column of texts: a dictionary while they repeat, joined blocks as soon as they hardly do. */
export const makeTextColumn = (sizes: { readonly trial: number; readonly block: number } = usualSizes) => {
  let repeated: TextDictionary | null = makeTextDictionary()
  const blocks: TextBlocks = makeTextBlocks(sizes.block)
  let nextTrial = sizes.trial

  const turnToBlocks = (dictionary: TextDictionary): void => {
    for (let position = 0; position < dictionary.count(); position += 1) blocks.add(dictionary.at(position))
    repeated = null
  }

  return {
    add: (value: string | null): void => {
      if (repeated !== null && repeated.count() === nextTrial) {
        nextTrial *= 2
        if (repeated.size() * 2 > repeated.count()) turnToBlocks(repeated)
      }
      if (repeated?.add(value) === true) return
      if (repeated !== null) turnToBlocks(repeated)
      blocks.add(value)
    },
    at: (position: number): string | null => (repeated ?? blocks).at(position),
    /** Says that a view comes: all rows there are must be found. */
    close: (): void => {
      repeated?.trim()
      blocks.close()
    },
    isRepeated: (): boolean => repeated !== null,
    mark: (term: string, wider: Uint8Array | null, marks: Uint8Array): number =>
      (repeated ?? blocks).mark(term, wider, marks),
    /** The texts in lower case, and which of them each row has; without codes, each row has its own. */
    sortTexts: (): { readonly texts: ReadonlyArray<string>; readonly codes?: Uint16Array } =>
      (repeated ?? blocks).sortTexts()
  }
}

export type TextColumn = ReturnType<typeof makeTextColumn>

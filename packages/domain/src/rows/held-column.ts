import { makeTextColumn, type TextColumn } from "./text-column.ts"

const isText = (value: unknown): value is string | null => value === null || typeof value === "string"

/**
 * The values of one field of all rows. Texts have a column of their own kind as long as there is nothing else; other
 * values are held as they are, which an engine does densely for numbers.
 */
export const makeHeldColumn = () => {
  let texts: TextColumn | null = makeTextColumn()
  const values: Array<unknown> = []
  let count = 0

  const add = (value: unknown): void => {
    if (texts !== null && isText(value)) texts.add(value)
    else {
      for (let position = 0; texts !== null && position < count; position += 1) values.push(texts.at(position))
      texts = null
      values.push(value)
    }
    count += 1
  }

  return {
    add,
    at: (position: number): unknown => (texts === null ? values[position] : texts.at(position)),
    close: () => texts?.close(),
    /** The column of texts this one is, where it is one. */
    text: (): TextColumn | null => texts
  }
}

export type HeldColumn = ReturnType<typeof makeHeldColumn>

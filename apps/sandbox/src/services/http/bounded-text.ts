import { Schema } from "effect"

/** The most characters of a name, of an address and of a description that has names in it. */
export const mostCharacters = { name: 200, address: 4000, description: 4000 } as const

/** A text of so many characters at most. */
export const textUpTo = (most: number) =>
  Schema.String.check(Schema.isMaxLength(most, { message: `may have ${most} characters at most` }))

/** A text that says something, of so many characters at most. */
export const filledUpTo = (most: number) =>
  textUpTo(most).check(Schema.makeFilter((text: string) => text.trim() !== ""))

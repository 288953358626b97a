/** Reads a sentence in other words; null where it is another sentence. */
export type Reader = (said: string) => string | null

/** Stands for a fact in a sentence. */
export const textMark = "\u0001"
/** Stands for a fact that is a number. */
export const numberMark = Number.MAX_SAFE_INTEGER

const anyMark = new RegExp(`${textMark}|${numberMark}`, "u")

/** The facts of a sentence that was made as another was, which has a mark for each; null where it was made otherwise. */
const factsIn = (made: string, said: string): ReadonlyArray<string> | null => {
  const parts = made.split(anyMark).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
  return new RegExp(`^${parts.join("(.+)")}$`, "u").exec(said)?.slice(1) ?? null
}

/** Reads sentences that were made as one of marks was. */
export const made =
  (english: string, inWords: (facts: ReadonlyArray<string>) => string | null): Reader =>
  (said) => {
    const facts = factsIn(english, said)
    return facts === null ? null : inWords(facts)
  }

/** A sentence in the words of the first that can read it; as it is where none can. */
export const inWords = (readers: ReadonlyArray<Reader>, said: string): string => {
  for (const read of readers) {
    const words = read(said)
    if (words !== null) return words
  }
  return said
}

import type { Translation } from "./translation.ts"

/** A catalogue and what it says in another language. */
export interface Translated {
  readonly catalogue: object
  readonly translation: object
}

export const translated = <Catalogue extends object>(
  catalogue: Catalogue,
  translation: Translation<Catalogue> & object
): Translated => ({ catalogue, translation })

const isGroup = (said: unknown): said is object => typeof said === "object" && said !== null

/** A group of sentences stays the object that it is: others may have it already. */
const replace = (said: object, by: object): void => {
  for (const [key, sentence] of Object.entries(by)) {
    const before: unknown = Reflect.get(said, key)
    if (isGroup(before) && isGroup(sentence)) replace(before, sentence)
    else Object.assign(said, { [key]: sentence })
  }
}

/** From now on the catalogues say what the translations do. */
export const applyTranslation = (pairs: ReadonlyArray<Translated>): void => {
  for (const { catalogue, translation } of pairs) replace(catalogue, translation)
}

import type { Language } from "./language.ts"

/** What a language says in place of a catalogue, by the catalogue's name; English stays where it says nothing. */
export type Wording = (name: string, catalogue: object) => object | undefined

/** All that were loaded, so that those that were there before the language say it, too. */
const loaded: Array<readonly [name: string, catalogue: object]> = []
let spoken: Language = "en"
let wording: Wording = () => undefined

const say = ([name, catalogue]: readonly [name: string, catalogue: object]): void => {
  Object.assign(catalogue, wording(name, catalogue))
}

/**
 * Has these catalogues say what the page's language says. Each file of catalogues ends with it: whoever imports a
 * catalogue has its language from the first moment, also for what is put into a constant.
 */
export const translatable = (catalogues: Readonly<Record<string, object>>): void => {
  for (const named of Object.entries(catalogues)) {
    loaded.push(named)
    say(named)
  }
}

/** From now on catalogues speak a language. For the start of a page or a worker, before anything is said. */
export const speak = (language: Language, says: Wording): void => {
  spoken = language
  wording = says
  for (const named of loaded) say(named)
}

export const spokenLanguage = (): Language => spoken

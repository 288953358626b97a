import { german } from "./german.ts"
import type { Language } from "./language.ts"
import { pseudo } from "./pseudo.ts"
import type { Wording } from "./translatable.ts"

/** What the languages say that no catalogue has in itself. */
export const wordings: Readonly<Record<Exclude<Language, "en">, Wording>> = {
  de: (name) => german[name],
  pseudo: (_, catalogue) => pseudo(catalogue)
}

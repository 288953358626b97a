import type { Language } from "@command-center/domain/language/language"

export interface LanguageChoiceInput {
  /** What the page speaks. */
  readonly spoken: Language
}

export interface LanguageChoiceContext {
  readonly spoken: Language
  /** What was chosen and is asked about; null while nothing is. */
  readonly asked: Language | null
}

export type LanguageChoiceEvent =
  | { readonly type: "language.chosen"; readonly language: Language; readonly hasUnsavedWork: boolean }
  | { readonly type: "editing.continued" }
  | { readonly type: "work.lost" }

/** The page is to load anew in this language, and to open in it from now on. */
export interface LanguageChoiceEmitted {
  readonly type: "languageChosen"
  readonly language: Language
}

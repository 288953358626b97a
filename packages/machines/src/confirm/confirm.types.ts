export interface ConfirmInput {
  readonly title: string
  readonly question: string
  /** A text that must be typed, in any letter case, before the question can be confirmed. */
  readonly word: string | null
}

export interface ConfirmContext extends ConfirmInput {
  readonly typed: string
}

export type ConfirmEvent =
  | { readonly type: "typed.changed"; readonly value: string }
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }

export interface ConfirmOutput {
  readonly confirmed: boolean
}

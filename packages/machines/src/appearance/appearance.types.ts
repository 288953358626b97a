import type { Theme } from "@command-center/domain/appearance/theme"

export interface AppearanceInput {
  /** The theme that the browser keeps. */
  readonly theme: Theme
}

export interface AppearanceContext {
  /** The theme that was kept when the console opened. */
  readonly kept: Theme
}

export interface AppearanceEvent {
  readonly type: "theme.chosen"
  readonly theme: Theme
}

/** The page is to look so from now on, and whenever it opens. */
export interface AppearanceEmitted {
  readonly type: "themeChosen"
  readonly theme: Theme
}

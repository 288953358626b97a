import type { Clocks } from "@command-center/domain/appearance/clocks"
import type { Theme } from "@command-center/domain/appearance/theme"

export interface AppearanceInput {
  /** The theme that the browser keeps. */
  readonly theme: Theme
  /** The clocks that the browser keeps. */
  readonly clocks: Clocks
}

export interface AppearanceContext {
  /** The theme that was kept when the console opened. */
  readonly kept: Theme
  /** Whose clocks times are shown on. */
  readonly clocks: Clocks
}

export type AppearanceEvent =
  | { readonly type: "theme.chosen"; readonly theme: Theme }
  | { readonly type: "clocks.chosen"; readonly clocks: Clocks }

/** The console applies the choice and keeps it in the browser. */
export type AppearanceEmitted =
  | { readonly type: "themeChosen"; readonly theme: Theme }
  | { readonly type: "clocksChosen"; readonly clocks: Clocks }

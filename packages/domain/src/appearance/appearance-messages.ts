import { translatable } from "../language/translatable.ts"
import type { Clocks } from "./clocks.ts"
import type { Theme } from "./theme.ts"

/** The user menu's entries of how the console looks, of which the documents say nothing. */
export const appearanceMessages = {
  theme: "Theme",
  clocks: "Times",
  clocksNames: { mine: "My time", utc: "UTC", site: "Each site's time" } satisfies Readonly<Record<Clocks, string>>,
  themes: { system: "Same as system", light: "Light", dark: "Dark" } satisfies Readonly<Record<Theme, string>>
} as const

translatable({ appearanceMessages })

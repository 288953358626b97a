import type { Theme } from "./theme.ts"

/** The user menu's entries of how the console looks, of which the documents say nothing. */
export const appearanceMessages = {
  theme: "Theme",
  themes: { system: "Same as system", light: "Light", dark: "Dark" } satisfies Readonly<Record<Theme, string>>
} as const

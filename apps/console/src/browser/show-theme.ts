import type { Theme } from "@command-center/domain/appearance/theme"

/** The style sheet has a rule for each theme; the scheme of the system holds where none is named. */
export const showTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset["theme"]
  else document.documentElement.dataset["theme"] = theme
}

import type { SavedViews } from "./saved-views.ts"

/** Written along, so that a later form can tell this one. */
export const viewsVersion = 1

/** The text to store. */
export const writeViews = ({ views, defaultName }: SavedViews): string =>
  JSON.stringify({ version: viewsVersion, views, default: defaultName })

import type { ColumnLayout } from "./columns.ts"

/** Written along, so that a later form can tell this one. */
export const layoutVersion = 1

/** The text to store. */
export const writeLayout = ({ density, columns }: ColumnLayout): string =>
  JSON.stringify({ version: layoutVersion, density, columns })

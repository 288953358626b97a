import { memoizedByObject } from "@command-center/domain/memoized/memoized"
import type { PaletteEntry } from "@command-center/domain/palette/palette-entry"
import { paletteResults } from "@command-center/domain/palette/palette-results"
import type { PaletteContext } from "./palette.types.ts"

/** What is shown for a text; asked for more than once between two changes. */
export const resultsOf = memoizedByObject(
  ({ offer, text, found }: Pick<PaletteContext, "offer" | "text" | "found">): ReadonlyArray<PaletteEntry> =>
    paletteResults(offer, text, found)
)

/** The entry of an id, if it is among what is shown. */
export const offered = (context: PaletteContext, id: string): PaletteEntry | null =>
  resultsOf(context).find((entry) => entry.id === id) ?? null

import type { CellKind } from "../rows/list-description.ts"
import { facetText } from "./facet-choices.ts"
import { isInPeriod, readPeriod } from "./period.ts"

/** Whether a value is one of those chosen in a column of this kind. */
export const facetTest = (kind: CellKind, chosen: ReadonlyArray<string>): ((value: unknown) => boolean) => {
  if (kind === "date") {
    const periods = chosen.flatMap((each) => readPeriod(each) ?? [])
    return (value) => periods.some((period) => isInPeriod(period, facetText(value)))
  }
  const texts = new Set(chosen)
  return (value) => texts.has(facetText(value))
}

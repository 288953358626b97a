import type { CellKind } from "../rows/list-description.ts"
import { facetText } from "./facet-choices.ts"
import { isInRange, readIdRange } from "./id-range.ts"
import { isInPeriod, readPeriod } from "./period.ts"

/** Whether a value is one of those chosen in a column of this kind. */
export const facetTest = (kind: CellKind, chosen: ReadonlyArray<string>): ((value: unknown) => boolean) => {
  if (kind === "date") {
    const periods = chosen.flatMap((each) => readPeriod(each) ?? [])
    const isNoneChosen = chosen.includes("")
    return (value) => {
      const text = facetText(value)
      return text === "" ? isNoneChosen : periods.some((period) => isInPeriod(period, text))
    }
  }
  const texts = new Set(chosen)
  const ranges = kind === "number" ? chosen.flatMap((each) => readIdRange(each) ?? []) : []
  return (value) => {
    const text = facetText(value)
    return texts.has(text) || (text !== "" && ranges.some((range) => isInRange(range, Number(text))))
  }
}

import type { CellKind } from "../rows/list-description.ts"
import type { TimeText } from "../time/display-date.ts"
import type { FacetChoices } from "./facet-choices.ts"
import { facetMessages } from "./facet-messages.ts"
import { readIdRange } from "./id-range.ts"
import { readPeriod } from "./period.ts"

/** A column that narrows the list, in words: "UTG Status", "is one of Running, Stopped". */
export interface FacetChip {
  readonly key: string
  readonly label: string
  readonly text: string
}

const periodText = (text: string, timeText: TimeText): string => {
  if (text === "") return facetMessages.chosen([facetMessages.none])
  const period = readPeriod(text)
  if (period === null) return text
  const shown = (instant: number) => timeText(new Date(instant).toISOString())
  if (!Number.isFinite(period.from)) return facetMessages.before(shown(period.to))
  if (!Number.isFinite(period.to)) return facetMessages.since(shown(period.from))
  return facetMessages.between(shown(period.from), shown(period.to))
}

/** A value as people read it. */
export const facetLabel = (kind: CellKind, text: string): string => {
  if (text === "") return facetMessages.none
  const range = kind === "number" && text.includes("/") ? readIdRange(text) : null
  if (range !== null) return facetMessages.range(String(range.from), String(range.to))
  if (kind !== "flag") return text
  return text === "true" ? facetMessages.yes : facetMessages.no
}

/** One chip for each column that values were chosen of, in the order of the columns. */
export const facetChips = (
  columns: ReadonlyArray<{ readonly key: string; readonly label: string; readonly kind: CellKind }>,
  choices: FacetChoices,
  timeText: TimeText
): ReadonlyArray<FacetChip> =>
  columns.flatMap(({ key, label, kind }) => {
    const values = (choices[key] ?? []).toSorted()
    if (values.length === 0) return []
    const text =
      kind === "date"
        ? facetMessages.either(values.map((each) => periodText(each, timeText)))
        : facetMessages.chosen(values.map((each) => facetLabel(kind, each)))
    return [{ key, label, text }]
  })

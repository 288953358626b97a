import type { DriftItem, DriftKind, Standing } from "./drift-item.ts"

export interface SummaryLine extends Readonly<Record<Standing, number>> {
  readonly kind: DriftKind
  readonly total: number
}

const kinds: ReadonlyArray<DriftKind> = ["utg", "agent", "profile", "firmware"]

/** How many of each kind stand where. */
export const driftSummary = (items: ReadonlyArray<DriftItem>): ReadonlyArray<SummaryLine> =>
  kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind)
    const count = (standing: Standing) => own.filter((item) => item.standing === standing).length
    return {
      kind,
      total: own.length,
      current: count("current"),
      behind: count("behind"),
      ahead: count("ahead"),
      unknown: count("unknown")
    }
  })

import type { CountedBar } from "../fleet/bars.ts"
import type { Product } from "../version/version-product.ts"
import type { CountedCell } from "./drift-cell.ts"
import { heldAgainst } from "./product-drift.ts"

/** UTG or agent versions in use against the generally available one; the agent of each UTG counts, as in the list. */
export const productMatrix = (
  kind: "utg" | "agent",
  bars: ReadonlyArray<CountedBar>,
  products: ReadonlyArray<Product>
): ReadonlyArray<CountedCell> => {
  const hold = heldAgainst(products)
  return bars.map(({ name, count, figure }) => ({
    kind,
    of: kind === "utg" ? "UTG" : "Agent",
    version: name,
    count,
    ...hold(name),
    facets: {},
    makeFigure: figure
  }))
}

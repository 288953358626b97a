import { type Drift, driftOf } from "../drift/drift.ts"
import { generallyAvailable } from "../drift/product-drift.ts"
import { productMatrix } from "../drift/product-matrix.ts"
import type { Product } from "../version/version-product.ts"
import { figure, isOlder } from "./figure.ts"
import { fleetMessages } from "./fleet-messages.ts"
import type { FleetNumber } from "./fleet-numbers.ts"
import { type VersionKind, versionsInUse } from "./utg-fleet.ts"
import type { UtgTally } from "./utg-tally.ts"

/** What is said of the versions of UTGs or of their agents, held against what is generally available. */
export interface VersionFleet {
  readonly number: FleetNumber
  readonly drift: Drift
}

/** `unread`: why the manifest could not be read; then, and where it names no current version, nobody knows who is behind. */
export const versionFleet = (
  kind: VersionKind,
  tally: UtgTally,
  { products, unread }: { readonly products: ReadonlyArray<Product>; readonly unread: string | null }
): VersionFleet => {
  const { property, all, unknown, bars } = versionsInUse(kind, tally)
  const current = generallyAvailable(products)
  const cells = productMatrix(kind, bars, products)
  const behind = cells.reduce((sum, { standing, count }) => (standing === "behind" ? sum + count : sum), 0)
  const total = current === null ? null : figure("utgs", behind, [isOlder(property, current)])
  const key = `${kind}-behind` as const
  return {
    number: {
      key,
      label: fleetMessages.numbers[key],
      figure: total,
      reason: total === null ? reasonOf(unread) : null,
      of: all,
      unknown,
      current
    },
    drift: driftOf(kind, cells, total)
  }
}

const reasonOf = (unread: string | null): string =>
  unread === null ? fleetMessages.noCurrent : fleetMessages.currentUnread(unread)

import { orderOfVersions, versionParts } from "../filter/version-parts.ts"
import type { UtgRow } from "../utg/utg.ts"
import { type Product, sortProducts } from "../version/version-product.ts"
import { type DriftItem, type Held, held, notHeld } from "./drift-item.ts"
import { makeReleases } from "./releases.ts"

const nameOf = (row: UtgRow): string => row.componentNickname || String(row.componentId)

const textOf = (parts: ReadonlyArray<number>): string => parts.join(".")

/** The newest version that is generally available and has a number; null where the manifest names none. */
export const generallyAvailable = (products: ReadonlyArray<Product>): string | null => {
  const [newest] = sortProducts(products)
    .filter(({ generalAvailability }) => generalAvailability)
    .flatMap(({ version }) => {
      const parts = versionParts(version)
      return parts === null ? [] : [textOf(parts)]
    })
  return newest ?? null
}

/** Holds versions against the generally available one, as filters compare them; releases are those of the manifest. */
export const heldAgainst = (products: ReadonlyArray<Product>): ((version: string | null) => Held) => {
  const current = generallyAvailable(products)
  const currentParts = versionParts(current ?? "")
  const releases = makeReleases(
    products.flatMap(({ version }) => {
      const parts = versionParts(version)
      return parts === null || currentParts === null || orderOfVersions(parts, currentParts) > 0 ? [] : [parts]
    }),
    orderOfVersions
  )
  return (version) => {
    const own = versionParts(version ?? "")
    if (own === null || currentParts === null) return notHeld(current)
    return held(current, orderOfVersions(own, currentParts), releases.after(own))
  }
}

/** Each UTG against the generally available UTG version. */
export const utgDrift = (utgs: ReadonlyArray<UtgRow>, products: ReadonlyArray<Product>): ReadonlyArray<DriftItem> => {
  const hold = heldAgainst(products)
  return utgs.map((row) => ({
    kind: "utg",
    id: row.componentId,
    name: nameOf(row),
    account: row.parentName,
    of: "UTG",
    version: row.utgVersion,
    ...hold(row.utgVersion)
  }))
}

/** The agent of each UTG, as the lists and the dashboard count them, against the generally available agent version. */
export const agentDrift = (utgs: ReadonlyArray<UtgRow>, products: ReadonlyArray<Product>): ReadonlyArray<DriftItem> => {
  const hold = heldAgainst(products)
  return utgs.map((row) => ({
    kind: "agent",
    id: row.componentId,
    name: row.machineNickname || nameOf(row),
    account: row.parentName,
    of: "Agent",
    version: row.agentVersion,
    ...hold(row.agentVersion)
  }))
}

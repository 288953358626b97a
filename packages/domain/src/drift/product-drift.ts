import { orderOfVersions, versionParts } from "../filter/version-parts.ts"
import type { UtgRow } from "../utg/utg.ts"
import { defaultProduct, type Product } from "../version/version-product.ts"
import { type DriftItem, type Held, held, notHeld } from "./drift-item.ts"

const nameOf = (row: UtgRow): string => row.componentNickname || String(row.componentId)

const textOf = (parts: ReadonlyArray<number>): string => parts.join(".")

/** The version that is generally available; null where the manifest names none. */
export const generallyAvailable = (products: ReadonlyArray<Product>): string | null => {
  const parts = versionParts(defaultProduct(products)?.version ?? "")
  return parts === null ? null : textOf(parts)
}

/** Holds versions against the generally available one, as filters compare them; releases are those of the manifest. */
export const heldAgainst = (products: ReadonlyArray<Product>): ((version: string | null) => Held) => {
  const current = generallyAvailable(products)
  const currentParts = versionParts(current ?? "")
  const releases = new Map(
    products.flatMap(({ version }) => {
      const parts = versionParts(version)
      return parts === null ? [] : [[textOf(parts), parts] as const]
    })
  )
  return (version) => {
    const own = versionParts(version ?? "")
    if (own === null || currentParts === null) return notHeld(current)
    const newer = [...releases.values()].filter(
      (each) => orderOfVersions(each, own) > 0 && orderOfVersions(each, currentParts) <= 0
    )
    return held(current, orderOfVersions(own, currentParts), newer.length)
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

/** Each machine's agent, once however many UTGs it has, against the generally available agent version. */
export const agentDrift = (utgs: ReadonlyArray<UtgRow>, products: ReadonlyArray<Product>): ReadonlyArray<DriftItem> => {
  const hold = heldAgainst(products)
  const machines = new Map(utgs.map((row) => [row.machinePermanentId ?? row.componentId, row]))
  return [...machines.values()].map((row) => ({
    kind: "agent",
    id: row.componentId,
    name: row.machineNickname || nameOf(row),
    account: row.parentName,
    of: "Agent",
    version: row.agentVersion,
    ...hold(row.agentVersion)
  }))
}

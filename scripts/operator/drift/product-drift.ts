import type { UtgRow } from "@command-center/domain/utg/utg"
import { compareVersions } from "@command-center/domain/version/compare-versions"
import { fourPartVersion } from "@command-center/domain/version/four-part-version"
import { defaultProduct, type Product } from "@command-center/domain/version/version-product"
import { type DriftItem, type Standing, standingOf } from "./drift-item.ts"

const nameOf = (row: UtgRow): string => row.componentNickname || String(row.componentId)

const standing = (version: string | null, current: string | null): Standing => {
  const own = fourPartVersion(version ?? "")
  return own === null || current === null ? "unknown" : standingOf(compareVersions(own, current))
}

/** The version that is generally available, or null where the manifest names none. */
const currentOf = (products: ReadonlyArray<Product>): string | null =>
  fourPartVersion(defaultProduct(products)?.version ?? "")

/** Each UTG against the generally available UTG version. */
export const utgDrift = (utgs: ReadonlyArray<UtgRow>, products: ReadonlyArray<Product>): ReadonlyArray<DriftItem> => {
  const current = currentOf(products)
  return utgs.map((row) => ({
    kind: "utg",
    id: row.componentId,
    name: nameOf(row),
    account: row.parentName,
    of: "UTG",
    version: row.utgVersion,
    current,
    standing: standing(row.utgVersion, current)
  }))
}

/** Each machine's agent, once however many UTGs it has, against the generally available agent version. */
export const agentDrift = (utgs: ReadonlyArray<UtgRow>, products: ReadonlyArray<Product>): ReadonlyArray<DriftItem> => {
  const current = currentOf(products)
  const machines = new Map(utgs.map((row) => [row.machinePermanentId ?? row.componentId, row]))
  return [...machines.values()].map((row) => ({
    kind: "agent",
    id: row.componentId,
    name: row.machineNickname || nameOf(row),
    account: row.parentName,
    of: "Agent",
    version: row.agentVersion,
    current,
    standing: standing(row.agentVersion, current)
  }))
}

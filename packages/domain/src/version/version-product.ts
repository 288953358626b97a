import { Schema } from "effect"
import { fourPartVersion } from "./four-part-version.ts"

/** One entry of a version manifest (document 2 §3). */
export const Product = Schema.Struct({
  version: Schema.String,
  downloadLocation: Schema.String,
  generalAvailability: Schema.Boolean
})
export type Product = typeof Product.Type

/** What can be deployed; a manifest that could not be loaded is an empty list. */
export interface VersionChoices {
  readonly utg: ReadonlyArray<Product>
  readonly agent: ReadonlyArray<Product>
}

export const noVersions: VersionChoices = { utg: [], agent: [] }

const isTrackGa = (product: Product): boolean => product.version.toLowerCase().includes("track ga")

const compareVersions = (left: string, right: string): number => {
  const a = (fourPartVersion(left) ?? left).split(".")
  const b = (fourPartVersion(right) ?? right).split(".")
  for (let part = 0; part < Math.max(a.length, b.length); part += 1) {
    const difference = Number(b[part] ?? 0) - Number(a[part] ?? 0)
    if (difference !== 0 && !Number.isNaN(difference)) return difference
  }
  return left < right ? -1 : left > right ? 1 : 0
}

/** The products as they are offered: a "track ga" entry first (document 2 §7), then newest to oldest. */
export const sortProducts = (products: ReadonlyArray<Product>): ReadonlyArray<Product> =>
  products.toSorted(
    (left, right) => Number(isTrackGa(right)) - Number(isTrackGa(left)) || compareVersions(left.version, right.version)
  )

/** The product offered at first: the first one flagged generally available, or null (document 2 §7). */
export const defaultProduct = (products: ReadonlyArray<Product>): Product | null =>
  sortProducts(products).find((product) => product.generalAvailability) ?? null

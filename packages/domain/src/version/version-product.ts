import { Schema } from "effect"
import { compareVersions } from "./compare-versions.ts"

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

/** The products as they are offered: a "track ga" entry first (document 2 §7), then newest to oldest. */
export const sortProducts = (products: ReadonlyArray<Product>): ReadonlyArray<Product> =>
  products.toSorted(
    (left, right) => Number(isTrackGa(right)) - Number(isTrackGa(left)) || compareVersions(right.version, left.version)
  )

/** The product offered at first: the first one flagged generally available, or null (document 2 §7). */
export const defaultProduct = (products: ReadonlyArray<Product>): Product | null =>
  sortProducts(products).find((product) => product.generalAvailability) ?? null

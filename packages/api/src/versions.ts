import { callMessages } from "@command-center/domain/message/call-messages"
import type { RowOf } from "@command-center/domain/rows/row-fields"
import { type Product, sortProducts } from "@command-center/domain/version/version-product"
import { Clock, Effect, Result } from "effect"
import { type ApiError, notSent, type Unreadable, unreadable } from "./transport/api-error.ts"
import { Credentials } from "./transport/credentials.ts"
import { readAll } from "./transport/decode.ts"
import { type Http, sendCall } from "./transport/http.ts"
import { answerFields } from "./transport/wire-contract.ts"

const productFields = { version: "text", downloadLocation: "text", generalAvailability: "flag" } as const

/** What has no version or cannot be downloaded cannot be deployed. */
const toProducts = (
  rows: ReadonlyArray<RowOf<typeof productFields>>
): Result.Result<ReadonlyArray<Product>, Unreadable> => {
  const products: Array<Product> = []
  for (const [index, { version, downloadLocation, generalAvailability }] of rows.entries()) {
    const at = `${answerFields.product}[${index}]`
    if (version === null) return Result.fail(unreadable(`${at}.version`, "text"))
    if (downloadLocation === null) return Result.fail(unreadable(`${at}.downloadLocation`, "text"))
    products.push({ version, downloadLocation, generalAvailability: generalAvailability ?? false })
  }
  return Result.succeed(products)
}

/** The versions of agent or UTG that can be deployed, as the dialog lists them (document 2 §7). */
export const loadVersions = Effect.fn("loadVersions")(function* (component: "agent" | "utg") {
  const { current } = yield* Credentials
  const { config } = current()
  if (config === null) return yield* Effect.fail<ApiError>(notSent(callMessages.notConfigured))
  const address = component === "agent" ? config.agentManifestUrl : config.utgManifestUrl
  if (!URL.canParse(address)) return yield* Effect.fail<ApiError>(notSent(callMessages.notAddressed))
  const now = yield* Clock.currentTimeMillis
  return yield* sendCall({
    service: "static",
    method: "GET",
    place: new URL(address),
    query: { t: now },
    read: (json) =>
      Result.map(Result.flatMap(readAll(answerFields.product, productFields)(json), toProducts), sortProducts)
  })
}) satisfies (component: "agent" | "utg") => Effect.Effect<ReadonlyArray<Product>, ApiError, Http | Credentials>

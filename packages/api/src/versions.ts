import { callMessages } from "@command-center/domain/message/call-messages"
import { makeRowReader, type RowIssue } from "@command-center/domain/rows/row-reader"
import { type Product, sortProducts } from "@command-center/domain/version/version-product"
import { Clock, Effect, Result } from "effect"
import { type ApiError, notSent } from "./transport/api-error.ts"
import { Credentials } from "./transport/credentials.ts"
import { type ReadRows, readEach } from "./transport/decode.ts"
import { type Http, sendCall } from "./transport/http.ts"
import { answerFields } from "./transport/wire-contract.ts"

const readFields = makeRowReader({ version: "text", downloadLocation: "text", generalAvailability: "flag" })

/** What has no version or cannot be downloaded cannot be deployed. */
const readProduct = (item: unknown): Result.Result<Product, RowIssue> =>
  Result.flatMap(readFields(item), ({ version, downloadLocation, generalAvailability }) => {
    if (version === null) return Result.fail({ field: "version", expected: "text" })
    if (downloadLocation === null) return Result.fail({ field: "downloadLocation", expected: "text" })
    return Result.succeed({ version, downloadLocation, generalAvailability: generalAvailability ?? false })
  })

/** The manifest of agent or UTG (document 2 §7), and what of it cannot be deployed and why. */
export const loadVersionManifest = Effect.fn("loadVersionManifest")(function* (component: "agent" | "utg") {
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
    read: readEach(answerFields.product, readProduct)
  })
}) satisfies (component: "agent" | "utg") => Effect.Effect<ReadRows<Product>, ApiError, Http | Credentials>

/** The versions of agent or UTG that can be deployed, as the dialog lists them: those that cannot be hold up no other. */
export const loadVersions = (
  component: "agent" | "utg"
): Effect.Effect<ReadonlyArray<Product>, ApiError, Http | Credentials> =>
  Effect.map(loadVersionManifest(component), ({ rows }) => sortProducts(rows))

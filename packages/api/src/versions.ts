import { type Product, sortProducts } from "@command-center/domain/version/version-product"
import { Clock, Effect, Result } from "effect"
import { type ApiError, notSent } from "./transport/api-error.ts"
import { Credentials } from "./transport/credentials.ts"
import { readAll } from "./transport/decode.ts"
import { Http } from "./transport/http.ts"
import { answerFields } from "./transport/wire-contract.ts"

const productFields = { version: "text", downloadLocation: "text", generalAvailability: "flag" } as const

/** The versions of agent or UTG that can be deployed, as the dialog lists them (document 2 §7). */
export const loadVersions = Effect.fn("loadVersions")(function* (component: "agent" | "utg") {
  const http = yield* Http
  const { current } = yield* Credentials
  const { config } = current()
  if (config === null) return yield* Effect.fail<ApiError>(notSent("The console has no configuration."))
  const now = yield* Clock.currentTimeMillis
  return yield* http.send({
    service: "static",
    method: "GET",
    place: new URL(component === "agent" ? config.agentManifestUrl : config.utgManifestUrl),
    query: { t: now },
    read: (json) =>
      Result.map(readAll(answerFields.product, productFields)(json), (rows) =>
        sortProducts(
          rows.map((row) => ({
            version: row.version ?? "",
            downloadLocation: row.downloadLocation ?? "",
            generalAvailability: row.generalAvailability ?? false
          }))
        )
      )
  })
}) satisfies (component: "agent" | "utg") => Effect.Effect<ReadonlyArray<Product>, ApiError, Http | Credentials>

import { loadVersions } from "@command-center/api/versions"
import type { Product, VersionChoices } from "@command-center/domain/version/version-product"
import { Effect, Result } from "effect"
import type { ApiRuntime } from "./console.ts"
import { failureOf } from "./from-effect.ts"

/** What can be deployed; where that cannot be read, the rest is counted all the same. */
export const readVersions = (runtime: ApiRuntime, signal: AbortSignal) => {
  const read = (component: "utg" | "agent") => Effect.result(loadVersions(component))
  const both = Effect.all({ utg: read("utg"), agent: read("agent") }, { concurrency: "unbounded" })
  const productsOf = (found: Result.Result<ReadonlyArray<Product>, unknown>) => Result.getOrElse(found, () => [])
  return runtime.runPromise(
    Effect.map(both, ({ utg, agent }): { versions: VersionChoices; versionsFailure: string | null } => {
      const failed = [utg, agent].find(Result.isFailure)
      return {
        versions: { utg: productsOf(utg), agent: productsOf(agent) },
        versionsFailure: failed === undefined ? null : failureOf(failed.failure).sentence
      }
    }),
    { signal }
  )
}

import type { Product, VersionChoices } from "@command-center/domain/version/version-product"
import { nothingOffered, type Offered } from "@command-center/machines/actor-logic/offered"
import { Effect, Result } from "effect"
import { offeredVersions } from "../list/offered-choices.ts"
import type { ApiRuntime } from "./console.ts"
import { failureOf } from "./from-effect.ts"

interface ReadVersions {
  readonly versions: VersionChoices
  readonly versionsFailure: string | null
  readonly versionsNotOffered: string | null
}

/** What can be deployed; where that cannot be read, the rest is counted all the same. */
export const readVersions = (runtime: ApiRuntime, signal: AbortSignal): Promise<ReadVersions> => {
  const read = (component: "utg" | "agent") => Effect.result(offeredVersions(component))
  const both = Effect.all({ utg: read("utg"), agent: read("agent") }, { concurrency: "unbounded" })
  const productsOf = (found: Result.Result<Offered<Product>, unknown>): Offered<Product> =>
    Result.getOrElse(found, () => nothingOffered)
  return runtime.runPromise(
    Effect.map(both, (found): ReadVersions => {
      const failed = [found.utg, found.agent].find(Result.isFailure)
      const [utg, agent] = [productsOf(found.utg), productsOf(found.agent)]
      const told = [utg, agent].flatMap(({ notOffered }) => notOffered ?? [])
      return {
        versions: { utg: utg.rows, agent: agent.rows },
        versionsFailure: failed === undefined ? null : failureOf(failed.failure).sentence,
        versionsNotOffered: told.length === 0 ? null : told.join(". ")
      }
    }),
    { signal }
  )
}

import { renewToken } from "@command-center/api/sign-on"
import { Result } from "effect"
import { mayChange } from "../access/caller.ts"
import type { RolloutRow } from "../rollouts/rollout-rows.ts"
import { concernedBy } from "../rollouts/seen-rollout.ts"
import type { RunParts } from "./parts.ts"

/** Why a rollout may not act now. */
export type Hindrance = "signOn" | "rights" | "service"

/** The token that a rollout acts with; null where none is kept, or it cannot be read any more. */
export const keptToken = ({ vault, database }: RunParts, rolloutId: string): Promise<string | null> =>
  vault.read(database.db, rolloutId)

/** The creator's token, renewed as the console does, with their rights as they are now; or why there is none. */
export const renewedToken = async (parts: RunParts, row: RolloutRow): Promise<Result.Result<string, Hindrance>> => {
  const { services, callers, vault, database } = parts
  const kept = await keptToken(parts, row.id)
  if (kept === null) return Result.fail("signOn")
  const renewed = await services.run(renewToken(kept), null)
  const token = Result.isSuccess(renewed) && renewed.success !== null ? renewed.success.token : kept
  const caller = await callers.now(token)
  if (Result.isFailure(caller)) {
    const isRefused = caller.failure._tag === "Unauthorized" || caller.failure._tag === "Refused"
    return Result.fail(
      isRefused && !(caller.failure._tag === "Refused" && caller.failure.status >= 500) ? "signOn" : "service"
    )
  }
  if (!mayChange(caller.success, concernedBy(row))) return Result.fail("rights")
  if (token !== kept) await vault.keep(database.db, row.id, token)
  return Result.succeed(token)
}

import { renewToken } from "@command-center/api/sign-on"
import { Result } from "effect"
import { type Caller, mayChange, mayDeleteTasks } from "../access/caller.ts"
import type { Renewed } from "../access/token-vault.ts"
import type { RolloutRow } from "../rollouts/rollout-rows.ts"
import { concernedBy } from "../rollouts/seen-rollout.ts"
import type { RunParts } from "./parts.ts"

/** Why a rollout may not act now. */
export type Hindrance = "signOn" | "rights" | "service"

/** However long tokens live, or where it is not said, they are renewed so often. */
const longestMs = 5 * 60_000
const shortestMs = 1000

/** The token that a rollout acts with; null where none is kept, or it cannot be read any more. */
export const keptToken = ({ vault, database }: RunParts, rolloutId: string): Promise<string | null> =>
  vault.read(database.db, rolloutId)

const renewedOf = (token: string, expires: string | null, now: Date): Renewed => {
  const end = Date.parse(expires ?? "")
  const half = Number.isNaN(end) ? longestMs : (end - now.getTime()) / 2
  const wait = Math.min(longestMs, Math.max(shortestMs, half))
  return { token, expiresAt: Number.isNaN(end) ? null : new Date(end), renewAt: new Date(now.getTime() + wait) }
}

/** Has the sign-on service renew a token that is kept, as the console does; null where it does not. */
export const renewKept = async (parts: RunParts, rolloutId: string, kept: string): Promise<string | null> => {
  const { services, vault, database } = parts
  const answer = await services.run(renewToken(kept), null)
  if (Result.isFailure(answer) || answer.success === null) return null
  const { token, expires } = answer.success
  await vault.replace(database.db, rolloutId, kept, renewedOf(token, expires, parts.now()))
  return token
}

const tokenOf = async (
  parts: RunParts,
  row: RolloutRow,
  may: (caller: Caller, concerned: ReturnType<typeof concernedBy>) => boolean
): Promise<Result.Result<string, Hindrance>> => {
  const kept = await keptToken(parts, row.id)
  if (kept === null) return Result.fail("signOn")
  const token = (await renewKept(parts, row.id, kept)) ?? kept
  const caller = await parts.callers.now(token)
  if (Result.isFailure(caller)) {
    const isRefused = caller.failure._tag === "Unauthorized" || caller.failure._tag === "Refused"
    return Result.fail(
      isRefused && !(caller.failure._tag === "Refused" && caller.failure.status >= 500) ? "signOn" : "service"
    )
  }
  return may(caller.success, concernedBy(row)) ? Result.succeed(token) : Result.fail("rights")
}

/** The token that a rollout acts with, renewed, with the rights of its owner as they are now; or why there is none. */
export const renewedToken = (parts: RunParts, row: RolloutRow): Promise<Result.Result<string, Hindrance>> =>
  tokenOf(parts, row, mayChange)

/** That of whoever stopped a rollout, who needs the right to delete tasks where its own are deleted. */
export const stoppersToken = (
  parts: RunParts,
  row: RolloutRow,
  deletes: boolean
): Promise<Result.Result<string, Hindrance>> => tokenOf(parts, row, deletes ? mayDeleteTasks : mayChange)

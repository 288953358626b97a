import { findRollout, type RolloutRow } from "../rollouts/rollout-rows.ts"
import { keptToken, renewKept } from "./acting-token.ts"
import type { RunParts } from "./parts.ts"

/** Whether a rollout will act again by itself; one that has ended is looked at for a while. */
const isNeeded = ({ state, wakeAt }: RolloutRow): boolean =>
  (state !== "done" && state !== "stopped" && state !== "failed") || wakeAt !== null

/**
 * Keeps the sign-ins alive that rollouts act with: a night of eleven zones is longer than a token lives, and one that has
 * run out can't be renewed. Those of rollouts that have ended are forgotten.
 */
export const renewTokens = async (parts: RunParts): Promise<void> => {
  const { database, vault, log, now, lookEveryMs } = parts
  for (const rolloutId of await vault.due(database.db, now(), new Date(now().getTime() + lookEveryMs))) {
    const row = await findRollout(database.db, rolloutId)
    if (row === null || !isNeeded(row)) {
      await vault.forget(database.db, rolloutId)
      continue
    }
    const kept = await keptToken(parts, rolloutId)
    if (kept !== null && (await renewKept(parts, rolloutId, kept)) === null)
      log("warn", "sign-in not renewed", { rollout: rolloutId })
  }
}

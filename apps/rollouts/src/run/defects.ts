import { randomUUID } from "node:crypto"
import { defectMessages } from "@command-center/domain/rollout/rollout-messages"
import { isPassingError } from "../database/passing-error.ts"
import { causeText } from "../log.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, takeStep } from "./step.ts"

/** After so many failures in a row a person is asked. */
const mostFailures = 5

export interface Defects {
  readonly passed: (what: "look" | "call", id: string) => void
  /** Counts what failed; after some in a row the rollout fails, and says so. */
  readonly failed: (what: "look" | "call", id: string, rolloutId: string, error: unknown) => Promise<void>
  /** Of work that was done and whose end cannot be written down, the rollout fails at once, and says so. */
  readonly unwritten: (rolloutId: string, error: unknown) => Promise<void>
}

/** What fails again and again holds its rollout with a sentence, until somebody resumes or stops it. */
export const makeDefects = (parts: RunParts): Defects => {
  const counts = new Map<string, number>()
  const hold = async (rolloutId: string, what: string, error: unknown, noteOf: (reference: string) => string) => {
    const reference = randomUUID().slice(0, 8)
    parts.log("error", "defect", { rollout: rolloutId, what, reference, cause: causeText(error) })
    const isHeld = await parts.database.db.transaction(async (tx) => {
      const locked = await lockRollout(tx, rolloutId)
      if (locked === null) return false
      const note = noteOf(reference)
      const after = await takeStep(parts, tx, locked, { type: "DEFECT", at: parts.now().toISOString(), note })
      return after.state === "failed"
    })
    if (isHeld) await parts.vault.forget(parts.database.db, rolloutId)
  }
  return {
    passed: (what, id) => void counts.delete(`${what} ${id}`),
    failed: async (what, id, rolloutId, error) => {
      if (isPassingError(error)) return
      const key = `${what} ${id}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count < mostFailures) return
      counts.delete(key)
      await hold(rolloutId, what, error, (reference) => defectMessages[what](count, reference))
    },
    unwritten: (rolloutId, error) => hold(rolloutId, "outcome", error, defectMessages.unwritten)
  }
}

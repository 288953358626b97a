import { randomUUID } from "node:crypto"
import { defectMessages } from "@command-center/domain/rollout/rollout-messages"
import { causeText } from "../log.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, takeStep } from "./step.ts"

/** After so many failures in a row a person is asked. */
const mostFailures = 5

/** Of connections, of a server that ends or begins, and of what it has too little of now; of two that waited for each other. */
const passingCodes = /^(08...|57P0.|53...|40001|40P01|55P03|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/u
const passingWords =
  /connection terminated|connection timeout|timeout exceeded|connection error|is closed|not queryable/iu

/** Whether an error is of a database that is away, and passes by itself. */
export const isPassingError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = "code" in error && typeof error.code === "string" ? error.code : ""
  // The message of a failed query is the query; what went wrong is its cause.
  if (error.cause !== undefined) return passingCodes.test(code) || isPassingError(error.cause)
  return passingCodes.test(code) || passingWords.test(error.message)
}

export interface Defects {
  readonly passed: (what: "look" | "call", id: string) => void
  /** Counts what failed; after some in a row the rollout fails, and says so. */
  readonly failed: (what: "look" | "call", id: string, rolloutId: string, error: unknown) => Promise<void>
}

/** What fails again and again holds its rollout with a sentence, until somebody resumes or stops it. */
export const makeDefects = (parts: RunParts): Defects => {
  const counts = new Map<string, number>()
  return {
    passed: (what, id) => void counts.delete(`${what} ${id}`),
    failed: async (what, id, rolloutId, error) => {
      if (isPassingError(error)) return
      const key = `${what} ${id}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count < mostFailures) return
      counts.delete(key)
      const reference = randomUUID().slice(0, 8)
      parts.log("error", "defect", { rollout: rolloutId, what, reference, cause: causeText(error) })
      const isHeld = await parts.database.db.transaction(async (tx) => {
        const locked = await lockRollout(tx, rolloutId)
        if (locked === null) return false
        const note = defectMessages[what](count, reference)
        const after = await takeStep(parts, tx, locked, { type: "DEFECT", at: parts.now().toISOString(), note })
        return after.state === "failed"
      })
      if (isHeld) await parts.vault.forget(parts.database.db, rolloutId)
    }
  }
}

import { type ApiError, isForbidden } from "@command-center/api/transport/api-error"
import type { Hindrance } from "./acting-token.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, takeStep } from "./step.ts"

const events = { rights: "RIGHTS", signOn: "SIGN_ON", service: "SERVICE" } as const

/** What is missing where a call of a rollout ended so. */
export const hindranceOf = (error: ApiError): Hindrance => {
  if (error._tag === "Unauthorized") return "signOn"
  return isForbidden(error) ? "rights" : "service"
}

/** Tells a rollout that what it needs to act is lost, or holds again. */
export const tellHolding = (parts: RunParts, rolloutId: string, what: Hindrance, held: boolean): Promise<void> =>
  parts.database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, rolloutId)
    if (locked === null) return
    await takeStep(parts, tx, locked, { type: events[what], at: parts.now().toISOString(), held })
  })

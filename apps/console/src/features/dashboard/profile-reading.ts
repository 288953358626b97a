import type { ApiError } from "@command-center/api/transport/api-error"
import type { KnownProfile } from "@command-center/domain/drift/profile-drift"
import { profileList } from "@command-center/domain/profile/profile-list"
import { Result } from "effect"
import type { Console } from "../../app/console.ts"

type Given = Pick<Console, "openRows" | "now" | "timeZone">
type Known = Result.Result<ReadonlyArray<KnownProfile>, ApiError>

/** The newest version of each profile of an account and all below it, found by the worker that reads them. */
const profilesOf = async (
  { openRows, now, timeZone }: Given,
  businessEntityId: number,
  signal: AbortSignal
): Promise<Known> => {
  const client = openRows(profileList)
  try {
    const loaded = await client.load({ businessEntityId, predicates: [] }, signal)
    if (Result.isFailure(loaded)) return Result.fail(loaded.failure)
    const counts = await client.count({ now: now().toISOString(), timeZone, asked: [], question: { of: "own" } })
    return Result.succeed(counts?.of === "knownProfiles" ? counts.known : [])
  } finally {
    client.close()
  }
}

/** Profiles may belong to an account above; where they may not be seen there, those of the account itself count. */
export const readProfiles = async (
  given: Given,
  own: number | null,
  businessEntityId: number,
  signal: AbortSignal
): Promise<Known> => {
  if (own === null || own === businessEntityId) return profilesOf(given, businessEntityId, signal)
  const above = await profilesOf(given, own, signal)
  const isRefused = Result.isFailure(above) && above.failure._tag === "Refused" && above.failure.status === 403
  return isRefused ? profilesOf(given, businessEntityId, signal) : above
}

import { type ApiError, isForbidden } from "@command-center/api/transport/api-error"
import { profileAccounts } from "@command-center/domain/drift/profile-accounts"
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

/** Those of the first account where they may be seen. */
export const readProfiles = async (
  given: Given,
  own: number | null,
  businessEntityId: number,
  signal: AbortSignal
): Promise<Known> => {
  const [first, ...others] = profileAccounts(own, businessEntityId)
  let read = await profilesOf(given, first, signal)
  for (const account of others) {
    if (Result.isSuccess(read) || !isForbidden(read.failure)) break
    read = await profilesOf(given, account, signal)
  }
  return read
}

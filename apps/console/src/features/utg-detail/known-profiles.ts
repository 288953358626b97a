import { loadList } from "@command-center/api/management/lists"
import { isForbidden } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import { Effect, Result } from "effect"

/** The profiles of the first account where they may be seen; none where they cannot be read. */
export const knownProfiles = ([account, ...others]: ReadonlyArray<number>): Effect.Effect<
  ReadonlyArray<ProfileRow>,
  never,
  Http
> =>
  account === undefined
    ? Effect.succeed([])
    : Effect.flatMap(Effect.result(loadList(profileList, account)), (read) => {
        if (Result.isSuccess(read)) return Effect.succeed(read.success.rows)
        return knownProfiles(isForbidden(read.failure) ? others : [])
      })

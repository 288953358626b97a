import { type ApiError, isForbidden } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { Effect } from "effect"
import type { Io } from "./io.ts"
import { type Problem, reasonOf, refused } from "./problem.ts"

/** What the user may not see is left out, and that is said; any other failure ends the program. */
export const whereAllowed = <Read, Other>(
  what: string,
  call: Effect.Effect<Read, ApiError, Http>,
  io: Io,
  otherwise: Effect.Effect<Other, Problem, Http>
): Effect.Effect<Read | Other, Problem, Http> =>
  call.pipe(
    Effect.catch((error) => {
      if (!isForbidden(error)) return Effect.fail(refused(`${what} ${reasonOf(error)}`))
      io.err(`${what} ${reasonOf(error)}`)
      return otherwise
    })
  )

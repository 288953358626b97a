import { Effect, Random } from "effect"
import type { ApiError } from "./api-error.ts"

/** A failed attempt, with the wait in milliseconds that the service asked for. */
export interface Failed {
  readonly error: ApiError
  readonly retryAfter: number | null
}

const retries = 2
const firstPause = 300
const longestPause = 30_000

const isPassing = (error: ApiError): boolean =>
  error._tag === "Unreachable" || (error._tag === "Refused" && (error.status === 429 || error.status === 503))

/** Milliseconds of a `Retry-After` header, given in seconds or as a date; null where it has neither. */
export const retryAfterOf = (header: string | null, now: number): number | null => {
  if (header === null) return null
  const seconds = /^\d+$/u.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}

const pauseOf = (attempt: number, { retryAfter }: Failed, random: number): number => {
  const backOff = firstPause * 2 ** attempt * (0.5 + random)
  return Math.min(longestPause, Math.max(backOff, retryAfter ?? 0))
}

/** Two more attempts with back-off and jitter where the failure may pass; no wait is longer than 30 s. */
export const retrying = <A>(attempt: Effect.Effect<A, Failed>, count = 0): Effect.Effect<A, Failed> => {
  const again = (failed: Failed): Effect.Effect<A, Failed> =>
    count >= retries || !isPassing(failed.error)
      ? Effect.fail(failed)
      : Effect.flatMap(Random.next, (random) =>
          Effect.andThen(Effect.sleep(pauseOf(count, failed, random)), retrying(attempt, count + 1))
        )
  return attempt.pipe(Effect.catch(again))
}

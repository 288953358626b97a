import type { Http } from "@command-center/api/transport/http"
import { type AccessToken, applicationId } from "@command-center/domain/session/access-token"
import { Effect } from "effect"

/** Where all tabs find the token. */
export interface SharedToken {
  readonly read: () => string | null
  readonly write: (token: string) => void
}

type Renew = (token: string) => Effect.Effect<AccessToken | null, never, Http>
type EndTurn = () => void

const lockName = "session.renewal"

/** Waits until no other tab renews. Where the browser has no locks, or denies them, nobody waits. */
const takeTurn = (signal: AbortSignal): Promise<EndTurn> => {
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined
  const free: EndTurn = () => undefined
  if (locks === undefined) return Promise.resolve(free)
  return new Promise((resolve) => {
    locks
      .request(lockName, { signal }, () =>
        signal.aborted ? Promise.resolve() : new Promise<void>((end) => resolve(() => end()))
      )
      .catch(() => resolve(free))
  })
}

const heldByAnother = (token: string): AccessToken => ({
  authenticationCode: null,
  applicationId,
  expires: null,
  token
})

/**
 * Renews a token while no other tab does. Whoever waited takes what the other tab has stored by then: its newer token, or
 * that there is none any more. The new token is stored before the next tab has its turn.
 */
export const renewInTurn =
  (renew: Renew, shared: SharedToken) =>
  (token: string): Effect.Effect<AccessToken | null, never, Http> =>
    Effect.acquireUseRelease(
      Effect.interruptible(Effect.promise(takeTurn)),
      () =>
        Effect.suspend(() => {
          const stored = shared.read()
          if (stored !== token) return Effect.succeed(stored === null ? null : heldByAnother(stored))
          return Effect.tap(renew(token), (renewed) =>
            Effect.sync(() => {
              if (renewed !== null) shared.write(renewed.token)
            })
          )
        }),
      (endTurn) => Effect.sync(endTurn)
    )

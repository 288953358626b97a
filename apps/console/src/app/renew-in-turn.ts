import type { Http } from "@command-center/api/transport/http"
import { type AccessToken, applicationId } from "@command-center/domain/session/access-token"
import { Effect } from "effect"
import { takeTurn } from "../browser/take-turn.ts"
import { renewalLock } from "./renewal-lock.ts"

/** Where all tabs find the token. */
export interface SharedToken {
  readonly read: () => string | null
  readonly write: (token: string) => void
}

type Renew = (token: string) => Effect.Effect<AccessToken | null, never, Http>

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
      Effect.interruptible(Effect.promise((signal) => takeTurn(renewalLock, signal))),
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

import type { ReadRows } from "@command-center/api/transport/decode"
import { listMessages } from "@command-center/domain/message/list-messages"
import { sessionMessages } from "@command-center/domain/message/session-messages"
import type { AccessToken } from "@command-center/domain/session/access-token"
import { isLocalHost, takeAuthcode } from "@command-center/domain/session/sign-on"
import { isNotConfirmed } from "@command-center/domain/write/write-error"
import { Result } from "effect"
import type { AlertEmitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { RowsPart, SessionContext, SessionError, SessionInput, TokenLost } from "./session.types.ts"

type Change = Partial<SessionContext>

const nobody = { user: null, permissions: null, masks: null, accounts: null, unreadable: {}, manifest: null } as const

export const initialContext = (input: SessionInput): SessionContext => {
  const { authcode, cleaned } = takeAuthcode(input.href)
  return {
    href: cleaned,
    hostname: input.hostname,
    carriedAuthcode: cleaned !== input.href,
    authcode,
    beganSignIn: input.beganSignIn,
    token: input.storedToken,
    isTokenFresh: false,
    config: null,
    shownUserId: null,
    businessEntityId: null,
    error: null,
    isWaitLong: false,
    ...nobody
  }
}

/** The token of an answer; null where there is none, which is a token refused. */
export const tokenOf = (outcome: Outcome<AccessToken | null, Failure>): string | null =>
  Result.isSuccess(outcome) ? (outcome.success?.token ?? null) : null

export const adoptToken = (token: string): Change => ({ token, isTokenFresh: true, authcode: null, error: null })

/** Another tab's token, before it is known who is here. */
export const replaceToken = (token: string): Change => ({ ...nobody, token, isTokenFresh: true, error: null })

/** Everything that belongs to the user; the token, too, when it is gone for good. */
export const forgetUser = (): Change => ({ ...nobody, isTokenFresh: false })
export const forgetToken = (): Change => ({ ...nobody, isTokenFresh: false, token: null, authcode: null })

/** The token is not good any more; a code that came in the address may be. */
export const dropToken = (): Change => ({ ...nobody, isTokenFresh: false, token: null })

/**
 * A code is exchanged where no token is held or this tab began the sign-in: someone else's sign-in must not replace the
 * user's own (contract "Settled after the first console").
 */
export const isCodeToExchange = ({ authcode, token, beganSignIn }: SessionContext): boolean =>
  authcode !== null && (token === null || beganSignIn)

const pageOf = (href: string): string => href.replace(/[?#].*$/su, "")

/** Nothing holds the page any more, since another one is shown by now. */
export const isLeft = ({ href }: SessionContext, lost: TokenLost): boolean =>
  !lost.isHeld && pageOf(lost.href) !== pageOf(href)

export const isLocal = ({ hostname }: SessionContext): boolean => isLocalHost(hostname)

/** A code that the service looked at is used up; one of which nobody knows whether it reached it can be tried again. */
export const isCodeUsedUp = (outcome: Outcome<unknown, Failure>): boolean =>
  Result.isSuccess(outcome) ||
  (outcome.failure._tag === "Refused" && !isNotConfirmed(outcome.failure)) ||
  isUnauthorized(outcome.failure)

export const errorOf = (failure: Failure): SessionError => ({
  code: isUnauthorized(failure) ? 401 : null,
  text: failure.sentence
})

/** What was read of a part, and what of it could not be; nothing of an answer that failed. */
export const withRows = <Row>(
  { unreadable }: SessionContext,
  part: RowsPart,
  outcome: Outcome<ReadRows<Row>, Failure>,
  taken: (rows: ReadonlyArray<Row>) => Change
): Change => {
  if (Result.isFailure(outcome)) return {}
  const { rows, unreadable: left } = outcome.success
  return left.count === 0 ? taken(rows) : { ...taken(rows), unreadable: { ...unreadable, [part]: left } }
}

const rowsParts = ["permissions", "masks", "accounts"] as const satisfies ReadonlyArray<RowsPart>

/** One alert for all rows that could not be read; null where there are none. */
export const unreadableAlert = ({ unreadable }: SessionContext): AlertEmitted | null => {
  const parts = rowsParts.flatMap((part) => {
    const { count = 0, reasons = [] } = unreadable[part] ?? {}
    return { count, reasons: reasons.map((reason) => `${sessionMessages.partNames[part]}: ${reason}`) }
  })
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  if (count === 0) return null
  const message = sessionMessages.unreadable(
    count,
    parts.flatMap(({ reasons }) => reasons)
  )
  return { type: "alert", header: listMessages.unreadableTitle, message }
}

import { type AccessToken, applicationId } from "@command-center/domain/session/access-token"
import { Effect, Result } from "effect"
import { type ApiError, type Unreadable, unreadable } from "./transport/api-error.ts"
import { readBareObject } from "./transport/decode.ts"
import { Http, sendCall } from "./transport/http.ts"
import { renewalCall } from "./transport/sign-in-calls.ts"
import { answerFields, paths } from "./transport/wire-contract.ts"

const tokenFields = { authenticationCode: "text", applicationId: "number", expires: "text", token: "text" } as const

const readToken = (json: unknown): Result.Result<AccessToken, Unreadable> =>
  Result.flatMap(
    readBareObject(answerFields.accessToken, tokenFields)(json),
    (row): Result.Result<AccessToken, Unreadable> => {
      const { token } = row
      return token === null || token === ""
        ? Result.fail(unreadable("accessToken.token", "text"))
        : Result.succeed({ ...row, token })
    }
  )

/** Exchanges the authcode that single sign-on put into the address for a token (contract "Single sign-on"). */
export const exchangeCode = Effect.fn("exchangeCode")(function* (authenticationCode: string) {
  return yield* sendCall({
    service: "sso",
    method: "POST",
    place: paths.accessTokens,
    body: { authenticationCode, applicationId, expires: null, token: null },
    read: readToken
  })
}) satisfies (authcode: string) => Effect.Effect<AccessToken, ApiError, Http>

/** Checks and renews a token; null where the answer holds none and on any failure (document 1 §7). */
export const renewToken = Effect.fn("renewToken")(function* (token: string) {
  const http = yield* Http
  return yield* http
    .send({
      ...renewalCall(token),
      read: readToken
    })
    .pipe(Effect.catch((): Effect.Effect<AccessToken | null> => Effect.succeed(null)))
}) satisfies (token: string) => Effect.Effect<AccessToken | null, never, Http>

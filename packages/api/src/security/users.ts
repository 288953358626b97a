import type { User, UserManifest } from "@command-center/domain/session/user"
import { Effect, Result } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readObject } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { userCall } from "../transport/sign-in-calls.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

const userFields = { id: "id", username: "text", businessEntityId: "id", imageSelected: "flag", image: "text" } as const
const manifestFields = { username: "text", image: "text" } as const

/** The user whose token it is (contract "Security service"). */
export const readUser = Effect.fn("readUser")(function* (token: string) {
  return yield* sendCall({
    ...userCall(token),
    read: (json) =>
      Result.map(readObject(answerFields.user, userFields)(json), (row) => ({
        ...row,
        username: row.username ?? "",
        imageSelected: row.imageSelected ?? false
      }))
  })
}) satisfies (token: string) => Effect.Effect<User, ApiError, Http>

/** What the user menu shows at an account (contract "Security service"). */
export const readManifest = Effect.fn("readManifest")(function* (token: string, businessEntityId: number) {
  return yield* sendCall({
    service: "security",
    method: "GET",
    place: paths.userManifests,
    query: { accessToken: token, businessEntityId },
    token,
    read: readObject(answerFields.userManifest, manifestFields)
  })
}) satisfies (token: string, businessEntityId: number) => Effect.Effect<UserManifest, ApiError, Http>

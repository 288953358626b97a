import type { EphemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { type Effect, Result } from "effect"
import { type ApiError, type Unreadable, unreadable } from "../transport/api-error.ts"
import { readAll, readNothing } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths, wireNumbers } from "../transport/wire-contract.ts"

/** The role is that of the first mapping (document 2 §7). */
const readRole = (json: unknown): Result.Result<number, Unreadable> =>
  Result.flatMap(readAll(answerFields.objectRoleMapping, { roleId: "id" })(json), ([first]) =>
    first === undefined
      ? Result.fail(unreadable(`${answerFields.objectRoleMapping}[0].roleId`, "a whole number"))
      : Result.succeed(first.roleId)
  )

/** The role that an installation's user gets (document 2 §7 "Users"). */
export const loadInstallRole = (): Effect.Effect<number, ApiError, Http> =>
  sendCall({
    service: "security",
    method: "GET",
    place: paths.objectRoleMappings,
    query: { objectId: wireNumbers.installRoleObject, objectTypeId: wireNumbers.installRoleObjectType },
    read: readRole
  })

/** Creates the temporary user as whom an installed UTG signs in (document 2 §7 "Users"). */
export const createEphemeralUser = (
  businessEntityId: number,
  user: EphemeralUserBody
): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "security",
    method: "POST",
    place: paths.ephemeralUsers(businessEntityId),
    body: user,
    read: readNothing
  })

import type { EphemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readNothing, readObject } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths, wireNumbers } from "../transport/wire-contract.ts"

/** The role that an installation's user gets: that of the first mapping (document 2 §7 "Users"). */
export const loadInstallRole = (): Effect.Effect<number, ApiError, Http> =>
  Effect.map(
    sendCall({
      service: "security",
      method: "GET",
      place: paths.objectRoleMappings,
      query: { objectId: wireNumbers.installRoleObject, objectTypeId: wireNumbers.installRoleObjectType },
      read: readObject(answerFields.objectRoleMapping, { roleId: "id" })
    }),
    ({ roleId }) => roleId
  )

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

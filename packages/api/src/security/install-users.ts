import type { EphemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { Effect, Result } from "effect"
import { type ApiError, type Unreadable, unreadable } from "../transport/api-error.ts"
import { readNothing, readObject } from "../transport/decode.ts"
import { fieldOf, isObject } from "../transport/field-of.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths, wireNumbers } from "../transport/wire-contract.ts"

/** No role is mapped for installations: whoever runs the service has to map one. */
export const noRoleMapped: Unreadable = unreadable(answerFields.objectRoleMapping, "the mapping of a role")

const readRole = readObject(answerFields.objectRoleMapping, { roleId: "id" })

const isEmpty = (json: unknown): boolean => {
  const list = fieldOf(json, answerFields.objectRoleMapping)
  return isObject(json) && (list === undefined || list === null || (Array.isArray(list) && list.length === 0))
}

/** The role that an installation's user gets: that of the first mapping (document 2 §7 "Users"). */
export const loadInstallRole = (): Effect.Effect<number, ApiError, Http> =>
  Effect.map(
    sendCall({
      service: "security",
      method: "GET",
      place: paths.objectRoleMappings,
      query: { objectId: wireNumbers.installRoleObject, objectTypeId: wireNumbers.installRoleObjectType },
      read: (json) => (isEmpty(json) ? Result.fail(noRoleMapped) : readRole(json))
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

import { type NewUser, newUserBody } from "@command-center/domain/user/new-user"
import { userKinds } from "@command-center/domain/user/user-role"
import { type Effect, Result } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readBareObject, readNothing } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

const createdFields = { id: "id" } as const

/** Creates a user of an account, without a role; answers the id (document 2 §7 "Users"). */
export const createUser = (businessEntityId: number, user: NewUser): Effect.Effect<number, ApiError, Http> =>
  sendCall({
    service: "security",
    method: "POST",
    place: paths.usersOf(businessEntityId),
    body: newUserBody(user, businessEntityId),
    action: "insert user",
    read: (json) => Result.map(readBareObject(answerFields.user, createdFields)(json), ({ id }) => id)
  })

/** Gives a Standard user a role at an account; giving it again changes nothing more (document 2 §7 "Users"). */
export const assignRole = (
  businessEntityId: number,
  userId: number,
  roleId: number
): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "security",
    method: "POST",
    place: paths.userRole(userId, roleId),
    body: { businessEntityIds: [businessEntityId], userType: userKinds.standard },
    read: readNothing
  })

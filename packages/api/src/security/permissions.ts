import { flagsOfReading, type Permission, type PermissionMask } from "@command-center/domain/permission/permission-mask"
import { Effect, Result } from "effect"
import { type ApiError, type Unreadable, unreadable } from "../transport/api-error.ts"
import { readAll } from "../transport/decode.ts"
import { Http } from "../transport/http.ts"
import { permissionsCall } from "../transport/sign-in-calls.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

const permissionFields = { id: "id", key: "text", name: "text", description: "text" } as const

/** What can be permitted (contract "Security service"). */
export const listPermissions = Effect.fn("listPermissions")(function* () {
  const http = yield* Http
  return yield* http.send({
    ...permissionsCall,
    read: (json) =>
      Result.map(readAll(answerFields.permission, permissionFields)(json), (rows) =>
        rows.map((row) => ({ ...row, key: row.key ?? "" }))
      )
  })
}) satisfies () => Effect.Effect<ReadonlyArray<Permission>, ApiError, Http>

const maskFields = {
  permissionId: "id",
  roleBusinessEntityIds: "json",
  canView: "flag",
  canEdit: "flag",
  canDelete: "flag",
  isEnabled: "flag",
  canGrant: "flag",
  levelMask: "number"
} as const

const readIds = (value: unknown): ReadonlyArray<number> | null => {
  if (value === null) return []
  if (!Array.isArray(value)) return null
  const ids = value.map((id: unknown) => (typeof id === "string" && /^\d{1,15}$/u.test(id) ? Number(id) : id))
  return ids.every((id): id is number => Number.isInteger(id)) ? ids : null
}

const readMasks = (json: unknown): Result.Result<ReadonlyArray<PermissionMask>, Unreadable> =>
  Result.flatMap(readAll(answerFields.permissionMask, maskFields)(json), (rows) => {
    const masks: Array<PermissionMask> = []
    for (const [index, { permissionId, roleBusinessEntityIds, ...reading }] of rows.entries()) {
      const ids = readIds(roleBusinessEntityIds)
      if (ids === null)
        return Result.fail(
          unreadable(`${answerFields.permissionMask}[${index}].roleBusinessEntityIds`, "a list of whole numbers")
        )
      masks.push({ permissionId, roleBusinessEntityIds: ids, ...flagsOfReading(reading) })
    }
    return Result.succeed(masks)
  })

/** A user's masks in either reading, as flags (document 1 §3). */
export const listMasks = Effect.fn("listMasks")(function* (userId: number) {
  const http = yield* Http
  return yield* http.send({
    service: "security",
    method: "GET",
    place: paths.permissionMasks(userId),
    read: readMasks
  })
}) satisfies (userId: number) => Effect.Effect<ReadonlyArray<PermissionMask>, ApiError, Http>

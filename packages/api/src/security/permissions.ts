import { flagsOfReading, type Permission, type PermissionMask } from "@command-center/domain/permission/permission-mask"
import { makeRowReader, type RowIssue } from "@command-center/domain/rows/row-reader"
import { Effect, Result } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { type ReadRows, readEach, readRowsAs } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { masksCall, permissionsCall } from "../transport/sign-in-calls.ts"
import { answerFields } from "../transport/wire-contract.ts"

const permissionFields = { id: "id", key: "text", name: "text", description: "text" } as const

const readPermissions = readRowsAs(answerFields.permission, permissionFields, (row) => ({ ...row, key: row.key ?? "" }))

/** What can be permitted (contract "Security service"). */
export const listPermissions = Effect.fn("listPermissions")(function* () {
  return yield* sendCall({
    ...permissionsCall,
    read: readPermissions
  })
}) satisfies () => Effect.Effect<ReadRows<Permission>, ApiError, Http>

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

const readMaskRow = makeRowReader(maskFields)

/** A mask whose accounts cannot be read grants nothing: it is left out. */
const readMasks = readEach(
  answerFields.permissionMask,
  (item): Result.Result<PermissionMask, RowIssue> =>
    Result.flatMap(readMaskRow(item), ({ permissionId, roleBusinessEntityIds, ...reading }) => {
      const ids = readIds(roleBusinessEntityIds)
      return ids === null
        ? Result.fail({ field: "roleBusinessEntityIds", expected: "a list of whole numbers" })
        : Result.succeed({ permissionId, roleBusinessEntityIds: ids, ...flagsOfReading(reading) })
    })
)

/** A user's masks in either reading, as flags (document 1 §3). */
export const listMasks = Effect.fn("listMasks")(function* (userId: number) {
  return yield* sendCall({
    ...masksCall(userId),
    read: readMasks
  })
}) satisfies (userId: number) => Effect.Effect<ReadRows<PermissionMask>, ApiError, Http>

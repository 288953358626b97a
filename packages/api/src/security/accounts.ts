import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { type ReadRows, readRowsAs } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { accountsCall } from "../transport/sign-in-calls.ts"
import { answerFields } from "../transport/wire-contract.ts"

const entityFields = {
  id: "id",
  name: "text",
  parentId: "optionalId",
  businessEntityTypeId: "number",
  businessEntitySubTypeId: "number",
  isMerchant: "flag",
  isOrganization: "flag",
  isResellerOrganization: "flag"
} as const

const readAccounts = readRowsAs(answerFields.businessEntitySummary, entityFields, (row) => ({
  ...row,
  // What cannot be named can still be found and chosen.
  name: row.name?.trim() ? row.name : String(row.id),
  isMerchant: row.isMerchant ?? false,
  isOrganization: row.isOrganization ?? false,
  isResellerOrganization: row.isResellerOrganization ?? false
}))

/** The account and everything below it (contract "Security service"). */
export const listAccounts = Effect.fn("listAccounts")(function* (businessEntityId: number) {
  return yield* sendCall({
    ...accountsCall(businessEntityId),
    read: readAccounts
  })
}) satisfies (businessEntityId: number) => Effect.Effect<ReadRows<BusinessEntity>, ApiError, Http>

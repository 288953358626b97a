import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { type ReadRows, readRowsAs } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

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
  name: row.name ?? "",
  isMerchant: row.isMerchant ?? false,
  isOrganization: row.isOrganization ?? false,
  isResellerOrganization: row.isResellerOrganization ?? false
}))

/** Milliseconds: a tree of 100,000 accounts takes its time. */
const patience = 120_000

/** The account and everything below it (contract "Security service"). */
export const listAccounts = Effect.fn("listAccounts")(function* (businessEntityId: number) {
  return yield* sendCall({
    service: "security",
    method: "GET",
    place: paths.businessEntitySummaries,
    query: { includeChildren: true, includeParent: true, parentBusinessEntityId: businessEntityId },
    timeout: patience,
    read: readAccounts
  })
}) satisfies (businessEntityId: number) => Effect.Effect<ReadRows<BusinessEntity>, ApiError, Http>

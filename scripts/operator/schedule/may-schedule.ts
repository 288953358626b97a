import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { rightsAt } from "@command-center/domain/permission/rights"
import { Effect } from "effect"
import { needed, refused } from "../command/problem.ts"
import { accountText, type Session } from "../command/session.ts"

/** Scheduling needs the right to edit UTGs (document 2 §6); without it nothing is worth checking. */
export const mustBeAllowed = Effect.fn("mustBeAllowed")(function* ({ me, account, ancestry }: Session) {
  const permissions = yield* needed("Your rights could not be read.", listPermissions())
  const masks = yield* needed("Your rights could not be read.", listMasks(me.id))
  if (rightsAt({ permissions, masks, ancestry, businessEntityId: account.id }).canEditUtgs) return
  yield* Effect.fail(
    refused(
      `${me.username} may not edit UTGs at ${accountText(ancestry, account.id)}, so cannot schedule tasks there. What you may do: npm run rights -- ${me.username} --account ${account.id}`
    )
  )
})

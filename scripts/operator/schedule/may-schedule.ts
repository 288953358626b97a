import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { rightsAt } from "@command-center/domain/permission/rights"
import { Effect } from "effect"
import type { Io } from "../command/io.ts"
import { needed, refused } from "../command/problem.ts"
import { readableRows } from "../command/readable-rows.ts"
import { accountText, type Session } from "../command/session.ts"

const needs = {
  schedule: { right: "canEditUtgs", what: "edit UTGs", so: "cannot schedule tasks there" },
  follow: { right: "canViewTasks", what: "view tasks", so: "cannot follow tasks there" },
  withdraw: { right: "canEditTasks", what: "edit tasks", so: "cannot withdraw tasks there" }
} as const

/** The right for what is to be done (document 2 §6); without it nothing is worth checking. */
export const mustBeAllowed = Effect.fn("mustBeAllowed")(function* (
  intent: keyof typeof needs,
  { me, account, ancestry }: Session,
  io: Io
) {
  const { right, what, so } = needs[intent]
  const permissions = readableRows(
    "Permissions",
    yield* needed("Your rights could not be read.", listPermissions()),
    io
  )
  const masks = readableRows("Permission masks", yield* needed("Your rights could not be read.", listMasks(me.id)), io)
  if (rightsAt({ permissions, masks, ancestry, businessEntityId: account.id })[right]) return
  yield* Effect.fail(
    refused(
      `${me.username} may not ${what} at ${accountText(ancestry, account.id)}, so ${so}. What you may do: npm run -s rights -- ${me.username} --account ${account.id}`
    )
  )
})

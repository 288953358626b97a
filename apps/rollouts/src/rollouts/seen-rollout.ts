import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import { type Caller, maySee } from "../access/caller.ts"
import { Problem } from "../http/problem.ts"
import type { Parts, ServiceContext } from "../http/service-env.ts"
import { findRollout, type Place, type RolloutRow } from "./rollout-rows.ts"

/** Where a rollout changes what: its rights are asked for there. */
export const concernedBy = (row: RolloutRow) => ({ businessEntityId: row.businessEntityId, action: row.plan.action })

/** What somebody sees of an account and those below it; nothing where it is not one of theirs. */
export const seenAt = (caller: Caller, account: number) => {
  const { ancestry, mayOpen } = caller
  return ({ businessEntityId: id, kind }: Place): boolean =>
    mayOpen(account) &&
    mayOpen(id) &&
    (id === account || ancestry.ancestorsOf(id).includes(account)) &&
    maySee(caller, { businessEntityId: id, action: { kind } })
}

/** The rollout that a request names; to whoever may not see it, it is not there. */
export const seenRollout = async ({ database }: Parts, context: ServiceContext): Promise<RolloutRow> => {
  const id = context.req.param("id") ?? ""
  const row = /^[\da-f-]{36}$/u.test(id) ? await findRollout(database.db, id) : null
  if (row === null || !maySee(context.get("caller"), concernedBy(row)))
    throw new Problem(404, refusalMessages.notFound(id.slice(0, 60)))
  return row
}

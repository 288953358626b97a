import { listAccounts } from "@command-center/api/security/accounts"
import { readUser } from "@command-center/api/security/users"
import { type Ancestry, makeAncestry } from "@command-center/domain/account/ancestors"
import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import type { User } from "@command-center/domain/session/user"
import { Effect } from "effect"
import type { Io } from "./io.ts"
import { needed, refused, wrongUsage } from "./problem.ts"
import { readableRows } from "./readable-rows.ts"

/** Whose token it is, and the account that the program is about. */
export interface Session {
  readonly me: User
  readonly account: BusinessEntity
  readonly ancestry: Ancestry
}

/** The id in --account. */
export const readAccountId = (given: string | undefined) => {
  if (given === undefined)
    return Effect.fail(wrongUsage("--account is missing. Give the id of an account: --account 12"))
  return /^\d{1,10}$/u.test(given)
    ? Effect.succeed(Number(given))
    : Effect.fail(wrongUsage(`--account must be the id of an account, a whole number, not "${given}".`))
}

/** Reads who signs in and finds the account among theirs. */
export const openSession = Effect.fn("openSession")(function* (token: string, accountId: number, io: Io) {
  const me = yield* needed("You could not be signed in.", readUser(token))
  const read = yield* needed("Your accounts could not be read.", listAccounts(me.businessEntityId))
  const accounts = readableRows("Accounts", read, io)
  const account = accounts.find(({ id }) => id === accountId)
  if (account === undefined) {
    const own = accounts.find(({ id }) => id === me.businessEntityId)?.name ?? "your own"
    return yield* Effect.fail(
      refused(
        `--account: the account ${accountId} is not among yours. ${me.username} sees ${own} (${me.businessEntityId}) and what is below it.`
      )
    )
  }
  const session: Session = { me, account, ancestry: makeAncestry(accounts) }
  return session
})

/** An account as the tables name it. */
export const accountText = (ancestry: Ancestry, id: number): string => {
  const name = ancestry.nameOf(id)
  return name === undefined ? String(id) : `${name} (${id})`
}

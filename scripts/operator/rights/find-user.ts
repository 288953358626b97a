import { loadList } from "@command-center/api/management/lists"
import { userFields } from "@command-center/domain/user/user"
import { Effect, Result } from "effect"
import { reasonOf, refused } from "../command/problem.ts"
import { accountText, type Session } from "../command/session.ts"

export interface FoundUser {
  readonly id: number
  /** Null for a user that is known by the id alone. */
  readonly username: string | null
}

const sameName = (left: string | null, right: string): boolean => left?.toLowerCase() === right.toLowerCase()

/**
 * The user with a name or an id: yourself, or one of the users of the account and of the accounts above it that you see.
 * An id is taken as it is where no list has it.
 */
export const findUser = Effect.fn("findUser")(function* (wanted: string, { me, account, ancestry }: Session) {
  const id = /^\d{1,10}$/u.test(wanted) ? Number(wanted) : null
  if (me.id === id || sameName(me.username, wanted)) return me satisfies FoundUser
  const line = [account.id, ...ancestry.ancestorsOf(account.id)].filter(ancestry.has)
  const unread: Array<string> = []
  for (const place of line) {
    const listed = yield* Effect.result(loadList({ call: "users", fields: userFields }, place, []))
    if (Result.isFailure(listed)) {
      unread.push(`${accountText(ancestry, place)} (${reasonOf(listed.failure)})`)
      continue
    }
    const found = listed.success.rows.find((row) => row.id === id || sameName(row.username, wanted))
    if (found !== undefined) return { id: found.id, username: found.username }
  }
  if (id !== null) return { id, username: null }
  const places = line.map((place) => accountText(ancestry, place)).join(", ")
  const notRead = unread.length === 0 ? "" : ` Not read: ${unread.join("; ")}`
  return yield* Effect.fail(
    refused(`No user is called "${wanted}" in ${places}. Users elsewhere are found by their id.${notRead}`)
  )
})

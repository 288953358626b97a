import { profileList } from "@command-center/domain/profile/profile-list"
import { Effect } from "effect"
import type { Io } from "./io.ts"
import { loadRows } from "./load-rows.ts"
import { accountText, type Session } from "./session.ts"
import { whereAllowed } from "./where-allowed.ts"

/** Profiles may belong to an account above; where they can't be seen there, those of the account itself count. */
export const loadProfiles = (session: Session, io: Io) => {
  const { me, account, ancestry } = session
  const list = profileList
  const here = whereAllowed("The profiles could not be read.", loadRows(list, session, io), io, Effect.succeed(null))
  if (me.businessEntityId === account.id) return here
  const above = loadRows(list, { account: { ...account, id: me.businessEntityId }, ancestry }, io)
  return whereAllowed(`Profiles above ${accountText(ancestry, account.id)} could not be read.`, above, io, here)
}

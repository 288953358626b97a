import type { Http } from "@command-center/api/transport/http"
import { profileAccounts } from "@command-center/domain/drift/profile-accounts"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import { Effect } from "effect"
import type { Io } from "./io.ts"
import { loadRows } from "./load-rows.ts"
import type { Problem } from "./problem.ts"
import { accountText, type Session } from "./session.ts"
import { whereAllowed } from "./where-allowed.ts"

type KnownRows = Effect.Effect<ReadonlyArray<ProfileRow> | null, Problem, Http>

/** Those of the first account where they may be seen; null where they may be seen nowhere. */
export const loadProfiles = (session: Session, io: Io) => {
  const { me, account, ancestry } = session
  const readAt = (id: number) => loadRows(profileList, { account: { ...account, id }, ancestry }, io)
  const notRead = (id: number): string =>
    id === account.id
      ? "The profiles could not be read."
      : `Profiles above ${accountText(ancestry, account.id)} could not be read.`
  return profileAccounts(me.businessEntityId, account.id).reduceRight<KnownRows>(
    (otherwise, id) => whereAllowed(notRead(id), readAt(id), io, otherwise),
    Effect.succeed(null)
  )
}

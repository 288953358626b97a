import type { InstallationRow } from "@command-center/domain/installation/installation"
import { profileIdOf } from "@command-center/domain/installation/installation-list"
import { profileFields } from "@command-center/domain/profile/profile"
import { Effect, Result } from "effect"
import { loadList } from "../management/lists.ts"

const profiles = { call: "profiles", fields: profileFields } as const

/**
 * The names of the account's profiles, for installations that came with no more than a profile's id. Whoever may not
 * see the profiles sees the ids.
 */
export const profileNames = {
  lacks: (row: InstallationRow): boolean => profileIdOf(row) !== null && !row.profileName,
  load: (businessEntityId: number) =>
    Effect.map(Effect.result(loadList(profiles, businessEntityId)), (listed) => {
      const { rows } = Result.getOrElse(listed, () => ({ rows: [] }))
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      return (row: InstallationRow): InstallationRow => ({
        ...row,
        profileName: names.get(profileIdOf(row) ?? 0) ?? null
      })
    })
}

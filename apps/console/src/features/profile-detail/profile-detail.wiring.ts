import { loadProfile } from "@command-center/api/management/profiles"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import type { RecordInput } from "@command-center/machines/record-screen/record-screen.types"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { wireRecord } from "../../record/wire-record.ts"

/** A profile with its configuration, which the row of the list has let go. */
export interface ProfileRecord {
  readonly profile: ProfileRow
  readonly config: unknown
}

export const wireProfile = ({ runtime, session }: Console) =>
  wireRecord(runtime, "profile", ({ businessEntityId, id }: RecordInput) =>
    Effect.map(loadProfile(businessEntityId, id), (record): ProfileRecord => {
      // As it was read it holds passwords in a text, which no mask finds.
      const { json: _, ...row } = record
      return {
        profile: profileList.derive?.(row, selectAncestry(session.getSnapshot()).nameOf) ?? row,
        config: row.config
      }
    })
  )

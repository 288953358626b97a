import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import { cloneProfileMachine } from "../clone-profile/clone-profile.machine.ts"
import type { TakenNames } from "../create-record/create-record.types.ts"
import { deleteProfileMachine } from "../delete-profile/delete-profile.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import type { FlowOpening } from "../flow-screen/flow-screen.types.ts"
import { deletion, screenFlow } from "../flow-screen/screen-flow.ts"
import { newProfileMachine, type ProfileVersions } from "../new-profile/new-profile.machine.ts"
import { unfilteredRows } from "../row-screen/unfiltered-rows.ts"

export const profileRows = unfilteredRows(profileList)

/** What is read before a dialog opens: a clone has the version of its profile. */
export interface ProfileReading {
  readonly versions: boolean
}

/** What New and Clone are held against and offer. */
export interface ProfileChoices extends ProfileVersions, TakenNames {}

/** The profiles of an account: New, Clone and Delete (document 2 §2 "Profile list"). */
export const profilesScreenMachine = makeFlowScreenMachine("profilesScreen", {
  rows: profileRows,
  flows: {
    newProfile: screenFlow({
      logic: newProfileMachine,
      reads: (): ProfileReading => ({ versions: true }),
      input: ({ account: { businessEntityId, canEdit }, read }: FlowOpening<object, ProfileChoices>) => ({
        businessEntityId,
        canEdit,
        names: read.names,
        namesUnknown: read.namesUnknown,
        subject: { versions: read.versions, versionsFailure: read.versionsFailure, notOffered: read.notOffered }
      })
    }),
    cloneProfile: screenFlow({
      logic: cloneProfileMachine,
      reads: (): ProfileReading => ({ versions: false }),
      input: ({
        account: { businessEntityId, canEdit },
        asked: { row },
        read
      }: FlowOpening<{ readonly row: ProfileRow }, ProfileChoices>) => ({
        businessEntityId,
        canEdit,
        names: read.names,
        namesUnknown: read.namesUnknown,
        subject: row
      })
    }),
    deleteProfile: deletion(deleteProfileMachine)
  },
  beside: {}
})

import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { makeDeletionMachine } from "../delete-record/delete-record.machine.ts"
import { deletionSelectors } from "../delete-record/delete-record.selectors.ts"
import type { DeletionDefinition } from "../delete-record/delete-record.types.ts"

const definition: DeletionDefinition<ProfileRow> = {
  id: "deleteProfile",
  question: (row) => profileMessages.confirmDelete(profileList.nameOf(row)),
  wordOf: ({ name }) => name ?? "",
  deleted: () => ({ text: profileMessages.deleted }),
  failed: (_, reason) => ({ text: `${profileMessages.deleteFailed}. ${reason}` })
}

/** Deletes a profile once its name is typed (document 2 §5 "Profiles"). */
export const deleteProfileMachine = makeDeletionMachine(definition)

export const deleteProfileSelectors = deletionSelectors(definition)

import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { makeDeletionMachine } from "../delete-record/delete-record.machine.ts"
import { deletionSelectors } from "../delete-record/delete-record.selectors.ts"
import type { DeletionDefinition } from "../delete-record/delete-record.types.ts"

/** By its name, or where it has none by its id: something must be typed, and be typeable. */
const wordOf = ({ id, name }: ProfileRow): string => (name?.trim() ? name : String(id))

const definition: DeletionDefinition<ProfileRow> = {
  id: "deleteProfile",
  question: (row) => profileMessages.confirmDelete(wordOf(row)),
  wordOf,
  deleted: () => ({ text: profileMessages.deleted }),
  failed: () => ({ text: profileMessages.deleteFailed }),
  staysOpen: true
}

/** Deletes a profile once its name is typed (document 2 §5 "Profiles"). */
export const deleteProfileMachine = makeDeletionMachine(definition)

export const deleteProfileSelectors = deletionSelectors(definition)

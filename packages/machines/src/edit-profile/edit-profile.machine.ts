import type { ProfileAsRead } from "@command-center/domain/profile/profile-change"
import {
  isProfileEdited,
  type ProfileDraft,
  profileDraft,
  profileEditIssues
} from "@command-center/domain/profile/profile-edit"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { makeEditMachine } from "../edit-record/edit-record.machine.ts"
import { editSelectors } from "../edit-record/edit-record.selectors.ts"
import type { EditDefinition } from "../edit-record/edit-record.types.ts"

/** A profile as it was read, its configuration parsed. */
export interface EditedProfile extends ProfileAsRead {
  readonly config: unknown
}

const editProfile: EditDefinition<EditedProfile, ProfileDraft> = {
  id: "editProfile",
  draftOf: profileDraft,
  isChanged: isProfileEdited,
  issues: (_profile, draft) => profileEditIssues(draft).map((message) => ({ field: "text", message })),
  // One text is not merged with another: it is the one or the other.
  rebased: (_before, draft, now) => ({
    mine: draft,
    theirs: profileDraft(now),
    collisions: [{ field: "text", mine: draft.text, theirs: profileDraft(now).text }]
  }),
  messages: {
    updated: utgDetailMessages.updated,
    failed: profileMessages.updateFailed,
    refused: profileMessages.updateFailed
  }
}

/** The JSON of a profile, in debug mode (document 2 §2 "Profile list"). */
export const editProfileMachine = makeEditMachine(editProfile)

export const editProfileSelectors = editSelectors(editProfile)

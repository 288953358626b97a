import { readableDiff } from "@command-center/domain/component-config/readable-diff"
import { jsonWrittenAs } from "@command-center/domain/json/written-numbers"
import { editedProfileJson, type ProfileAsRead } from "@command-center/domain/profile/profile-change"
import {
  isProfileEdited,
  type ProfileDraft,
  profileDraft,
  profileEditIssues
} from "@command-center/domain/profile/profile-edit"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { indentedJson } from "@command-center/domain/template/template-text"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { Result } from "effect"
import { makeEditMachine } from "../edit-record/edit-record.machine.ts"
import { editSelectors } from "../edit-record/edit-record.selectors.ts"
import type { Choices, Rebased } from "../edit-record/edit-record.types.ts"
import { memoizedDefinition } from "../edit-record/memoized-definition.ts"
import { mergedDraft } from "../edit-record/merged-draft.ts"

/** A profile as it was read, its configuration parsed. */
export interface EditedProfile extends ProfileAsRead {
  readonly config: unknown
}

const jsonOf = ({ text }: ProfileDraft) => editedProfileJson(text)

/** Two configurations merge by their settings; of texts that are none it is the one or the other. */
const rebasedText = (
  before: EditedProfile,
  draft: ProfileDraft,
  now: EditedProfile,
  choices: Choices
): Rebased<EditedProfile, ProfileDraft> => {
  const [was, mine, theirs] = [jsonOf(profileDraft(before)), jsonOf(draft), jsonOf(profileDraft(now))]
  if (Result.isSuccess(was) && Result.isSuccess(mine) && Result.isSuccess(theirs)) {
    const merged = mergedDraft(was.success, mine.success, theirs.success, choices)
    const texts = [draft.text, profileDraft(now).text, profileDraft(before).text]
    return { draft: { text: indentedJson(jsonWrittenAs(texts, merged.draft)) }, collisions: merged.collisions }
  }
  const [wasText, theirText] = [profileDraft(before).text, profileDraft(now).text]
  return {
    draft: choices["text"] === "theirs" ? { text: theirText } : draft,
    collisions: [{ path: ["text"], shown: "JSON", was: wasText, mine: draft.text, theirs: theirText }]
  }
}

const editProfile = memoizedDefinition<EditedProfile, ProfileDraft>({
  id: "editProfile",
  draftOf: profileDraft,
  isChanged: isProfileEdited,
  issues: (_profile, draft) => profileEditIssues(draft).map((message) => ({ field: "text", message })),
  changes: ({ config }, draft) =>
    Result.match(jsonOf(draft), { onSuccess: (edited) => readableDiff(config, edited), onFailure: () => [] }),
  rebased: rebasedText,
  isTypedOn: (_profile, { text }, followed) => text === followed.text,
  theirChanges: (before, now) => readableDiff(before.config, now.config),
  messages: {
    updated: utgDetailMessages.updated,
    failed: profileMessages.updateFailed,
    unknown: profileMessages.updateFailed
  }
})

/** The JSON of a profile, in debug mode (document 2 §2 "Profile list"). */
export const editProfileMachine = makeEditMachine(editProfile)

export const editProfileSelectors = editSelectors(editProfile)

import { Result } from "effect"
import { configIssues } from "../component-config/config-issues.ts"
import { isSameJson } from "../json/same-json.ts"
import { jsonWrittenAs } from "../json/written-numbers.ts"
import { editedProfileJson, type ProfileAsRead, profileJsonText } from "./profile-change.ts"

/** A profile as its Edit JSON tab edits it (document 2 §2 "Profile list"). */
export interface ProfileDraft {
  readonly text: string
}

export const profileDraft = (profile: ProfileAsRead): ProfileDraft => ({ text: profileJsonText(profile) })

/** Whether there is something to save or to lose: the JSON differs, or cannot be read; how it is spaced does not count. */
export const isProfileEdited = (profile: ProfileAsRead, { text }: ProfileDraft): boolean => {
  const read = profileJsonText(profile)
  return Result.match(editedProfileJson(text), {
    onSuccess: (edited) =>
      !isSameJson(edited, Result.getOrNull(editedProfileJson(read))) ||
      jsonWrittenAs([text], edited) !== jsonWrittenAs([read], edited),
    onFailure: () => text !== read
  })
}

/** Why the text cannot be saved: what is wrong with it as JSON, else its conflicts (document 2 §5); none where it can. */
export const profileEditIssues = ({ text }: ProfileDraft): ReadonlyArray<string> =>
  Result.match(editedProfileJson(text), {
    onSuccess: (edited) => configIssues(edited).map(({ message }) => message),
    onFailure: (message) => [message]
  })

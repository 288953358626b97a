import { needMessages } from "@command-center/domain/message/need-messages"
import {
  type NewUserDraft,
  type NewUserText,
  newUserIssue,
  newUserNeeds,
  withoutOuterSpaces
} from "@command-center/domain/user/new-user"
import { userMessages } from "@command-center/domain/user/user-messages"
import type { SnapshotFrom } from "xstate"
import type { addUserMachine } from "./add-user.machine.ts"
import { reasonText } from "./failure-text.ts"

type Snapshot = SnapshotFrom<typeof addUserMachine>

export const selectDraft = (s: Snapshot) => s.context.draft
export const selectSent = (s: Snapshot) => s.context.sent
export const selectPhase = ({ value }: Snapshot) => (typeof value === "string" ? value : "editing")
export const selectIsEditing = (s: Snapshot): boolean => s.matches("editing")
export const selectIsAsking = (s: Snapshot): boolean => s.matches("asking")
export const selectIsUnsaved = (s: Snapshot): boolean => s.hasTag("unsaved")
export const selectCanSubmit = (s: Snapshot): boolean => s.can({ type: "submit" })

/** What is wrong with a field, said from the moment something was typed in it. */
export const selectIssue =
  (field: NewUserText) =>
  ({ context }: Snapshot): string | null =>
    context.touched.includes(field) ? newUserIssue(withoutOuterSpaces(context.draft), field) : null

const labelOf = (field: keyof NewUserDraft): string => userMessages.addDialog[field === "roleId" ? "role" : field]

/** What must still be typed or chosen, in a sentence; null where it can be sent, or was. */
export const selectStillNeeded = (s: Snapshot): string | null => {
  const needs = selectIsEditing(s) ? newUserNeeds(withoutOuterSpaces(s.context.draft)) : []
  return needs.length === 0 ? null : needMessages.stillNeeded(needs.map(labelOf))
}

/** Why the last call failed, which the toast says in the words of document 2 §8; not while it is looked up whether it did. */
export const selectError = (s: Snapshot): string | null =>
  s.matches("comparing") ? null : reasonText(s.context.failure)

import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "./constraint-messages.ts"

/** Editing what may be changed elsewhere at the same time, where the documents give no words. */
export const editMessages = {
  merged: "Someone else saved changes in the meantime. They are kept along with yours.",
  unchanged: "Nothing has been changed yet.",
  correct: "Correct the marked fields first.",
  notAnObject: followedBy(constraintMessages.typeMismatch, "This must be an object: { … }.")
} as const

translatable({ editMessages })

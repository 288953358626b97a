import { translatable } from "../language/translatable.ts"

/** What is asked before something typed is lost; 2 §4 "Forms with edit state" gives the two choices. */
export const unsavedMessages = {
  utg: "The UTG has changes that are not saved.",
  title: "Unsaved Changes",
  page: "This page has changes that are not saved.",
  continueEditing: "Continue Editing",
  loseChanges: "Lose Changes"
} as const

/** A page is left whose call is not answered yet. */
export const unansweredMessages = {
  title: "Not Confirmed Yet",
  saved:
    "Your changes have been sent and are not confirmed yet. The page is left as soon as they are. If you leave now, you will not be told what came of them.",
  sent: "What you sent is not confirmed yet. If you leave now, you may not be told what came of it.",
  stay: "Stay",
  leave: "Leave Now"
} as const

translatable({ unsavedMessages, unansweredMessages })

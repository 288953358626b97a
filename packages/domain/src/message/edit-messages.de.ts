import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "./constraint-messages.de.ts"
import { followedBy } from "./constraint-messages.ts"
import type { editMessages } from "./edit-messages.ts"

export const editMessagesInGerman = {
  merged: "Inzwischen hat jemand anders Änderungen gespeichert. Sie bleiben zusammen mit Ihren erhalten.",
  unchanged: "Noch wurde nichts geändert.",
  correct: "Berichtigen Sie zuerst die markierten Felder.",
  notAnObject: followedBy(constraintMessagesInGerman.typeMismatch, "Hier muss ein Objekt stehen: { … }.")
} as const satisfies Translation<typeof editMessages>

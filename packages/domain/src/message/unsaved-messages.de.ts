import type { Translation } from "../language/translation.ts"
import type { unansweredMessages, unsavedMessages } from "./unsaved-messages.ts"

export const unsavedMessagesInGerman = {
  utg: "Das UTG hat Änderungen, die nicht gespeichert sind.",
  title: "Nicht gespeicherte Änderungen",
  page: "Diese Seite hat Änderungen, die nicht gespeichert sind.",
  continueEditing: "Weiter bearbeiten",
  loseChanges: "Änderungen verwerfen"
} as const satisfies Translation<typeof unsavedMessages>

export const unansweredMessagesInGerman = {
  title: "Noch nicht bestätigt",
  saved:
    "Ihre Änderungen sind gesendet und noch nicht bestätigt. Die Seite wird verlassen, sobald sie es sind. Wenn Sie sie jetzt verlassen, erfahren Sie nicht, was daraus geworden ist.",
  sent: "Was Sie gesendet haben, ist noch nicht bestätigt. Wenn Sie die Seite jetzt verlassen, erfahren Sie vielleicht nicht, was daraus geworden ist.",
  stay: "Bleiben",
  leave: "Jetzt verlassen"
} as const satisfies Translation<typeof unansweredMessages>

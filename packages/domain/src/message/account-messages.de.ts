import type { Translation } from "../language/translation.ts"
import type { accountMessages } from "./account-messages.ts"

export const accountMessagesInGerman = {
  title: "Dieses Konto gibt es nicht",
  undefinedId: "In der Adresse fehlt die ID der Geschäftseinheit: Auf /be/ muss eine Zahl folgen.",
  unknown: (businessEntityId) => `Das Konto ${businessEntityId} gibt es nicht, oder Sie dürfen es nicht sehen.`,
  treeFailed:
    "Die Konten können nicht angezeigt werden. Der Rest der Seite funktioniert weiter. Laden Sie die Seite neu, um es noch einmal zu versuchen.",
  noneMatches: (text) => `Kein Konto hat „${text}“ im Namen.`,
  numbered: (businessEntityId) => `Konto ${businessEntityId}`,
  ownAccount: "Zur Übersicht Ihres eigenen Kontos"
} as const satisfies Translation<typeof accountMessages>

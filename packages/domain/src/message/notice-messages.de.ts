import type { Translation } from "../language/translation.ts"
import type { noticeMessages } from "./notice-messages.ts"

export const noticeMessagesInGerman = {
  title: "Frühere Hinweise",
  alsoCalled: ["Benachrichtigungen", "Meldungen", "Protokoll"],
  none: "Seit diese Seite geöffnet wurde, gab es keine Hinweise.",
  hint: "Die neuesten zuerst, seit diese Seite geöffnet wurde.",
  clear: "Leeren"
} as const satisfies Translation<typeof noticeMessages>

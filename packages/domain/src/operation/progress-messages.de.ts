import type { Translation } from "../language/translation.ts"
import type { progressMessages } from "./progress-messages.ts"

export const progressMessagesInGerman = {
  waiting: "Wartet",
  sending: "Wird gesendet",
  succeeded: "Gelungen",
  failed: "Fehlgeschlagen",
  unknown: "Nicht bestätigt",
  notSent: "Nicht gesendet",
  applied: "Angewendet",
  merged: "Eingemischt",
  removed: "Entfernt",
  deleted: "Gelöscht",
  deleting: "Wird gelöscht",
  done: (done, all) => `${done} von ${all}`,
  retryUnknown: (count) => `Nicht Bestätigtes wiederholen (${count})`,
  sendRest: (count) => `Den Rest senden (${count})`,
  retryFailed: (count) => `Fehlgeschlagenes wiederholen (${count})`
} as const satisfies Translation<typeof progressMessages>

import type { Translation } from "../language/translation.ts"
import type { callMessages } from "./call-messages.ts"
import { wordsOf } from "./read-words.de.ts"

const because = (reason: string): string => `Die Anfrage ist fehlgeschlagen: ${reason}`

export const callMessagesInGerman = {
  unreachable: because("Der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal."),
  timedOut: because(
    "Der Dienst hat nicht rechtzeitig geantwortet. Laden Sie neu, um zu sehen, was er ausgeführt hat, und versuchen Sie es dann noch einmal."
  ),
  unreadable: (path, expected) =>
    because(
      `Die Antwort ist nicht lesbar, denn ${wordsOf(path)} muss ${wordsOf(expected)} sein. Laden Sie neu. Melden Sie es, wenn es wieder geschieht.`
    ),
  tooLarge: (bytes) =>
    because(
      `Die Antwort ist größer als ${Math.round(bytes / 1_000_000)} MB. Schränken Sie den Filter ein, und versuchen Sie es noch einmal.`
    ),
  redirected: because(
    "Der Dienst hat die Anfrage an eine andere Adresse weitergeleitet, und Weiterleitungen wird nicht gefolgt. Prüfen Sie config.json."
  ),
  notConfigured: "Es wurde nichts gesendet, denn die Konfiguration ist nicht geladen. Laden Sie die Seite neu.",
  notAddressed:
    "Es wurde nichts gesendet, denn ein Teil der Adresse fehlt oder ist falsch. Laden Sie die Seite neu, und versuchen Sie es noch einmal."
} as const satisfies Translation<typeof callMessages>

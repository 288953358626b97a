import type { Translation } from "../language/translation.ts"
import type { answerMessages } from "./answer-messages.ts"

const actions: Readonly<Record<string, string>> = {
  "fetch Component Config": "Die Konfiguration konnte nicht gelesen werden.",
  "update Component Config": "Die Konfiguration konnte nicht aktualisiert werden.",
  "update profile": "Das Profil konnte nicht aktualisiert werden.",
  "delete profile": "Das Profil konnte nicht gelöscht werden.",
  "apply the profiles": "Die Profile konnten nicht angewendet werden.",
  "create installation": "Die Installation konnte nicht angelegt werden.",
  "remove the UTG": "Das UTG konnte nicht entfernt werden.",
  "update component": "Das UTG konnte nicht aktualisiert werden.",
  "fetch Machine Status": "Der Status der Maschine konnte nicht gelesen werden.",
  "insert user": "Der Benutzer konnte nicht angelegt werden.",
  "upload form": "Das Formular konnte nicht hochgeladen werden."
}

export const answerMessagesInGerman = {
  unauthorized: "Nicht angemeldet: Bitte melden Sie sich über die alte Umgebung an.",
  requestFailed: (statusText) =>
    statusText === "" ? "Die Anfrage ist fehlgeschlagen" : `Die Anfrage ist fehlgeschlagen (${statusText})`,
  failedTo: (action, statusText) => `${actions[action] ?? `Fehlgeschlagen: ${action}.`} Status: ${statusText}`
} as const satisfies Translation<typeof answerMessages>

import type { Translation } from "../language/translation.ts"
import type { shellMessages } from "./shell-messages.ts"

export const shellMessagesInGerman = {
  product: "Command Center",
  loading: "Wird geladen …",
  newReleaseTitle: "Eine neue Version ist verfügbar",
  newReleaseText:
    "Der Server hat Teile dieser Seite nicht mehr. Laden Sie neu, um mit der neuen Version weiterzuarbeiten.",
  newReleaseUnsaved:
    "Ihre Eingaben sind noch da. Speichern Sie sie nach Möglichkeit, bevor Sie neu laden: Das Neuladen verwirft nicht gespeicherte Änderungen.",
  unreachedTitle: "Ein Teil dieser Seite konnte nicht geladen werden",
  unreachedText:
    "Dieser Browser ist offline. Was Sie sehen, bleibt stehen; laden Sie neu, sobald die Verbindung wieder da ist.",
  offlineTitle: "Sie sind offline",
  offlineText:
    "Ihre Eingaben bleiben erhalten. Senden können Sie erst wieder, wenn Sie online sind, und auch dann wird nichts von selbst gesendet.",
  signingIn: "Sie werden angemeldet …",
  signedOutTitle: "Abgemeldet",
  signedOutText: "Sie haben sich von Command Center abgemeldet.",
  expiredTitle: "Ihre Sitzung ist abgelaufen",
  expiredText:
    "Diese Seite und Ihre Eingaben sind noch da. Melden Sie sich in einem neuen Tab wieder an, und machen Sie dann in diesem Tab weiter.",
  signedOutElsewhereTitle: "Sie wurden in einem anderen Tab abgemeldet",
  confirmingText: "Es wird geprüft, wer sich angemeldet hat …",
  uncheckedTitle: "Die Anmeldung konnte nicht geprüft werden",
  uncheckedText: (reason) => `Diese Seite und Ihre Eingaben sind noch da. ${reason}`,
  replacedTitle: "Jemand anders hat sich angemeldet",
  replacedText: (username) =>
    `Jetzt ist ${username} angemeldet. Die bisherigen Eingaben in diesem Tab wurden verworfen, und nichts davon wurde gesendet.`,
  notFoundTitle: "Seite nicht gefunden",
  notFoundText: "Diese Seite gibt es in Command Center nicht. Prüfen Sie die Adresse, oder gehen Sie zur Übersicht.",
  crashedTitle: "Diese Seite funktioniert nicht mehr",
  dialogCrashedTitle: "Dieser Dialog funktioniert nicht mehr",
  dialogCrashedText:
    "Ihre Eingaben sind noch da. Versuchen Sie es noch einmal. Schlägt es wieder fehl, kopieren Sie den Bericht für Ihren Support, und schließen Sie den Dialog.",
  reportCopied: "Der Bericht wurde in die Zwischenablage kopiert.",
  crashedText:
    "Der Rest der Konsole funktioniert weiter. Versuchen Sie es noch einmal. Schlägt es wieder fehl, kopieren Sie den Bericht für Ihren Support.",
  unexpected: (text) => `Es ist ein unerwarteter Fehler aufgetreten: ${text}`,
  about: (version, year) => ({ version: `Version ${version}`, copyright: `© ${year} Command Center` }),
  editAccess: "Sie dürfen auf dieser Seite bearbeiten.",
  readOnlyAccess: "Sie dürfen auf dieser Seite nur lesen.",
  why: "Warum?",
  whyTip: "Welche Berechtigung nötig ist und welche Maske sie gewährt",
  palette: "Suchen und ausführen …",
  paletteTip: "Suchen und ausführen … (Strg+K)"
} as const satisfies Translation<typeof shellMessages>

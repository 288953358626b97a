import type { Translation } from "../language/translation.ts"
import { writeMessagesInGerman } from "../write/write-messages.de.ts"
import type { userMessages } from "./user-messages.ts"

export const userMessagesInGerman = {
  added: (firstName, lastName) => `Der Benutzer ${firstName} ${lastName} wurde hinzugefügt`,
  addFailed: (error) => `Der Benutzer kann nicht hinzugefügt werden: ${error}`,
  unknownResponse: "Unbekannter Fehler",
  createUser: "Benutzer anlegen",
  addDialog: {
    title: "Neuen Benutzer hinzufügen",
    username: "Benutzername",
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail-Adresse",
    verifyEmail: "E-Mail-Adresse bestätigen",
    role: "Rolle",
    add: "Hinzufügen",
    adding: "Wird hinzugefügt …",
    check: "Prüfen",
    checking: "Wird geprüft …",
    back: "Zurück zum Benutzer",
    roleAgain: "Rolle noch einmal zuweisen",
    cancel: "Abbrechen",
    close: "Schließen"
  },
  creationUnknown:
    "Der Dienst hat keine brauchbare Antwort gegeben, der Benutzer wurde also vielleicht angelegt. „Prüfen“ sucht den Benutzer in der Liste; es wird nichts noch einmal gesendet.",
  notFound:
    "Der Benutzer wurde in diesem Konto nicht gefunden. Sie können Ihre Eingaben ändern und noch einmal senden.",
  roleNotAssigned: (username, role) =>
    `Der Benutzer ${username} wurde angelegt, aber die Rolle ${role} wurde nicht zugewiesen. Ein neuer Versuch sendet nur die Rolle.`,
  roleUnknown: (username, role) =>
    `Der Benutzer ${username} wurde angelegt. Ob die Rolle ${role} zugewiesen wurde, ist nicht bekannt. Ein neuer Versuch sendet nur die Rolle.`,
  addedTwice: (username, ids) =>
    `${writeMessagesInGerman.repeated(username, ids)} Die Rolle wurde dem ersten zugewiesen; bitten Sie den Betreiber des Dienstes, die anderen zu entfernen.`,
  unsaved: "Der Benutzer wurde noch nicht hinzugefügt.",
  crashed: "Es ist ein unerwarteter Fehler aufgetreten.",
  invalidUsername:
    "Der Benutzername muss aus 1 bis 50 gültigen Zeichen bestehen: A-Z, a-z, 0-9, Punkt (.), Unterstrich (_), Bindestrich (-) oder At-Zeichen (@).",
  invalidFirstName:
    "Der Vorname muss aus 1 bis 50 gültigen Zeichen bestehen: 0-9, A-Z, a-z, Ausrufezeichen (!), Punkt (.), Bindestrich (-), Leerzeichen ( ) oder Apostroph (').",
  invalidLastName:
    "Der Nachname muss aus 1 bis 50 gültigen Zeichen bestehen: A-Z, a-z, Ausrufezeichen (!), Punkt (.), Bindestrich (-), Leerzeichen ( ) oder Apostroph (').",
  invalidEmail: "Das Format der E-Mail-Adresse ist ungültig.",
  emailMismatch: "Die E-Mail-Adressen stimmen nicht überein."
} as const satisfies Translation<typeof userMessages>

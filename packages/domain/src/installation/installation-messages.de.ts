import type { Translation } from "../language/translation.ts"
import type { installationMessages } from "./installation-messages.ts"

export const installationMessagesInGerman = {
  deactivateFailed: (error) => `Die Installation kann nicht deaktiviert werden. ${error}`,
  downloadFailed: (error) => `Das Installationspaket kann nicht heruntergeladen werden. ${error}`,
  createFailed: (error) => `Fehler beim Anlegen der Installation: ${error}`,
  unverified: (id) =>
    `Die Installation${id === null ? "" : ` ${id}`} wurde angelegt, aber die Antwort hat keine Prüf-ID.`,
  roleNotRead: (error) =>
    `Die Installation wurde angelegt, aber die Rolle ihres Benutzers konnte nicht gelesen werden. ${error}`,
  noRoleMapped:
    "Die Installation wurde angelegt, aber für Installationen ist keine Rolle zugeordnet, daher kann ihr Benutzer nicht angelegt werden. Bitten Sie den Betreiber des Dienstes, eine zuzuordnen, und versuchen Sie es dann erneut.",
  userNotCreated: (error) => `Die Installation wurde angelegt, ihr Benutzer aber nicht. ${error}`,
  userUnknown: (error) =>
    `Die Installation wurde angelegt. Ob ihr Benutzer angelegt wurde, ist nicht bekannt. ${error}`,
  deactivateTitle: "Installation deaktivieren",
  deactivateText: (name) =>
    `Möchten Sie die Installation ${name} wirklich deaktivieren? Das kann nicht rückgängig gemacht werden.`,
  noPackage: "Diese Installation hat keine Prüf-ID, mit der ihr Paket geholt wird.",
  verifiedBy: (id) => `Prüf-ID: ${id}`,
  deactivating: "Wird deaktiviert …",
  deactivated: (name) => `Die Installation ${name} wurde deaktiviert.`,
  downloadingInstaller: "Das Installationsprogramm wird heruntergeladen …",
  downloadingPackage: "Das Installationspaket wird heruntergeladen …",
  packageFileName: (verificationId) => `install-package-${verificationId}.zip`,
  invalidUtgLocation: "Der angegebene Installationsort des UTG ist kein gültiger Pfad.",
  invalidAgentLocation: "Der angegebene Installationsort des Agents ist kein gültiger Pfad.",
  unnamedProfile: (id) => `Profil ${id}`,
  noneRecent: "Keine neuen Installationen",
  about: {
    title: "Über Installationen",
    text: [
      "Eine Installation ist ein Paket, das auf der Maschine eines Händlers ein neues UTG installiert oder ein vorhandenes verbindet.",
      "Wer es installiert, braucht die Prüf-ID (Verification ID), die in der Liste als 4 plus 4 Zeichen steht."
    ],
    referenceGuide: "Referenzhandbuch"
  }
} as const satisfies Translation<typeof installationMessages>

import type { Translation } from "../language/translation.ts"
import type { wizardMessages } from "./wizard-messages.ts"

export const wizardMessagesInGerman = {
  title: "Neue Installation",
  question: "Was möchten Sie verbinden?",
  newUtg: {
    label: "Neues UTG installieren und verbinden",
    help: "Für eine Maschine ohne UTG. Installiert das UTG und seinen Agent."
  },
  existingUtg: {
    label: "Vorhandenes UTG verbinden",
    help: "Für eine Maschine mit UTG. Installiert den Agent, der das UTG übernimmt."
  },
  loadFailed: (reason) => `Die Versionen zum Installieren konnten nicht geladen werden. ${reason}`,
  versionsFailed: (field, reason) =>
    `Die Auswahl für ${field} konnte nicht geladen werden; angelegt werden kann auch ohne. ${reason}`,
  profilesFailed: (reason) => `Die Profile konnten nicht geladen werden. ${reason}`,
  chooseVersion: "Version wählen",
  unknown:
    "Die Installation wurde vielleicht angelegt. Wenn Sie zum Formular zurückgehen, sucht „Anlegen“ zuerst nach ihr und sendet nichts, wenn es sie gibt.",
  withoutUser: "Sie kann nicht installiert werden, solange es ihren Benutzer nicht gibt.",
  created: "Die Installation wurde angelegt. Wer sie installiert, braucht diese Prüf-ID (Verification ID):",
  createdEarlier: (name) =>
    `Sie ist so da, wie sie zuerst gesendet wurde, als „${name}“. Was danach im Formular geändert wurde, wurde nicht gesendet.`,
  waiting: (name) =>
    `Der erste Kontakt steht noch aus. ${name} meldet sich, sobald das Paket installiert ist. Sie können diesen Dialog schließen.`,
  notLooked: (reason) => `Ob es sich gemeldet hat, konnte nicht geprüft werden. Es wird noch einmal geprüft. ${reason}`,
  notAwaited:
    "Ob es sich gemeldet hat, wird nach einem unerwarteten Fehler nicht mehr geprüft. Die UTG-Liste zeigt es, sobald es sich gemeldet hat.",
  connected: (name, at) => `Geschafft: ${name} ist verbunden. Es hat sich am ${at} gemeldet.`,
  openUtg: "Zum UTG",
  copied: "Die Prüf-ID wurde in die Zwischenablage kopiert.",
  unsaved: "Die Installation wurde noch nicht angelegt."
} as const satisfies Translation<typeof wizardMessages>

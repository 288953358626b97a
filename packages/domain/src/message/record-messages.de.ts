import type { Translation } from "../language/translation.ts"
import type { recordMessages } from "./record-messages.ts"

export const recordMessagesInGerman = {
  actions: "Aktionen",
  loading: "Wird geladen",
  noSuchUtg: "Dieses UTG gibt es in diesem Konto nicht.",
  noSuchProfile: "Das Profil kann nicht geladen werden. Dieses Profil gibt es in diesem Konto nicht.",
  noSuchTemplate: "Diese Konfigurationsvorlage gibt es in diesem Konto nicht.",
  noSuchPage: "Diese Seite gibt es nicht.",
  firstPage: "Zu seiner ersten Seite",
  noConfiguration: "Es gibt keine Konfiguration.",
  noInterfaces: "Keine API-Schnittstellen gefunden",
  noDevices: "Keine Geräte gefunden",
  noSuchInterface: "Die Konfiguration hat diese API-Schnittstelle nicht.",
  noSuchDevice: "Die Konfiguration hat dieses Gerät nicht.",
  listenerUnknown: (reason) => `Der Listener und der UTG-Pfad sind nicht lesbar. ${reason}`,
  onlyOnce: "Eins dieser Art ist schon da, ein zweites kann es nicht geben.",
  crashed: "ein unerwarteter Fehler"
} as const satisfies Translation<typeof recordMessages>

import type { Translation } from "../language/translation.ts"
import type { utgDetailMessages, utgHeaderMessages } from "./utg-detail-messages.ts"

export const utgHeaderMessagesInGerman = {
  facts: "Über dieses UTG",
  machine: "Maschine",
  utg: "UTG",
  configuration: "Konfiguration",
  utgVersion: "UTG-Version",
  agentVersion: "Agent-Version",
  profile: "Profil",
  noProfile: "Keines",
  unknown: "Nicht bekannt",
  profileVersion: (name, version) => `${name}, Version ${version}`,
  heard: "Letzter Kontakt"
} as const satisfies Translation<typeof utgHeaderMessages>

export const utgDetailMessagesInGerman = {
  notAuthorizedToEdit: "Sie sind nicht berechtigt, dieses UTG zu bearbeiten.",
  required: "Erforderlich",
  portConflict:
    "Wegen eines Konflikts kann nicht gespeichert werden. Jede API-Schnittstelle muss einen eindeutigen Port haben.",
  deviceNameConflict:
    "Wegen eines Konflikts kann nicht gespeichert werden. Jedes Gerät muss einen eindeutigen Gerätenamen haben.",
  onlyOneOfType: (cdType) => `Eine API-Schnittstelle vom Typ ${cdType} kann nur einmal hinzugefügt werden.`,
  notMigrated:
    "Das Schema dieser UTG-Version ist nicht migriert. Manche Einstellungen werden vielleicht nicht angezeigt.",
  agentOutOfDate: (available) => `Der Agent ist veraltet. Version ${available} ist verfügbar.`,
  configCopied: "Die Konfiguration wurde in die Zwischenablage kopiert.",
  configCopiedMasked: "Die Konfiguration wurde mit maskierten geheimen Werten in die Zwischenablage kopiert.",
  configNotCopied: (reason) => `Die Konfiguration konnte nicht kopiert werden. ${reason}`,
  schemaManifestLoadFailed: "Das Schemamanifest kann nicht geladen werden",
  updated: "Die Daten wurden geändert.",
  updateFailed: "Die Daten können nicht geändert werden.",
  interfaceUpdateFailed: (error) => `Die API-Schnittstelle kann nicht geändert werden. ${error}`,
  deviceUpdateFailed: (error) => `Das Gerät kann nicht geändert werden. ${error}`,
  configUpdateFailed: (error) => `Die Konfiguration der Komponente kann nicht geändert werden. ${error}`,
  movedOn: {
    title: "Anderswo geändert",
    collisions:
      "Jemand anders hat diese Felder geändert, seit Sie die Seite geöffnet haben. Es wurde noch nichts gespeichert.",
    noCollision: "Jemand anders hat das UTG geändert, seit Sie es geöffnet haben. Es wurde noch nichts gespeichert."
  },
  removal: {
    apiInterface: (name) =>
      `Die API-Schnittstelle „${name}“ wird mit allen Einstellungen aus der Konfiguration gelöscht.`,
    device: (name) => `Das Gerät „${name}“ wird mit allen Einstellungen aus der Konfiguration gelöscht.`,
    movedOn:
      "Jemand anders hat die Konfiguration geändert, seit Sie sie geöffnet haben. Es wurde noch nichts gelöscht. Das hat sich geändert:",
    gone: "Jemand anders hat die Konfiguration geändert, seit Sie sie geöffnet haben: Den Eintrag gibt es nicht mehr, oder er ist nicht mehr derselbe. Es wurde nichts gelöscht."
  },
  portRange: "Geben Sie einen Port von 1 bis 65535 ein.",
  entryGone: "Der Eintrag ist nicht mehr in der Konfiguration, oder er ist nicht mehr derselbe.",
  configMovedOn:
    "Jemand anders hat die Konfiguration geändert, seit Sie sie geöffnet haben. Es wurde noch nichts gespeichert.",
  schema: "das Schema dieser Einstellungen",
  schemaUnknown: (reason) => `Die Typen, die Sie hinzufügen können, sind nicht bekannt. ${reason}`,
  noDeviceSchema: "Für diesen Gerätetyp gibt es kein Schema.",
  deviceSchemaOfFile:
    "Für diesen Gerätetyp ist kein Schema aufgeführt. Es wird das angezeigt, das in der Konsole enthalten ist.",
  localDeviceSchema:
    "Die Geräteschemas des Dienstes konnten nicht gelesen werden. Es werden die angezeigt, die in der Konsole enthalten sind.",
  localConfigSchema:
    "Das Schema des Dienstes für diese UTG-Version konnte nicht gelesen werden. Es wird das angezeigt, das in der Konsole enthalten ist.",
  statusUnknown: (reason) => `Der Status der Maschine ist vielleicht veraltet. ${reason}`
} as const satisfies Translation<typeof utgDetailMessages>

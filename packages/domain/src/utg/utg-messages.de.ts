import type { Translation } from "../language/translation.ts"
import type { utgDetailMessages, utgHeaderMessages, utgMessages } from "./utg-messages.ts"

export const utgMessagesInGerman = {
  scheduleHint: "Um eine Aufgabe zu planen, verwenden Sie das Zahnradsymbol in der Tabelle.",
  about: {
    title: "Über UTGs",
    text: "Diese Liste zeigt die UTGs dieses Kontos und der Konten darunter. Was die einzelnen Spalten und Aufgaben bedeuten, steht im",
    referenceGuide: "Referenzhandbuch"
  },
  export: {
    title: "UTGs exportieren",
    question:
      "Der Export lädt ALLE Daten dieser Registerkarte herunter und kann einige Minuten dauern. Möchten Sie wirklich fortfahren?",
    preparing: "Der Export der UTG-Liste wird vorbereitet",
    succeeded: "Die UTG-Liste wird exportiert. Der Download beginnt in Kürze.",
    failed: (error) => `Die UTG-Liste kann nicht exportiert werden. ${error}`,
    fileName: "components.csv"
  },
  removed: "Die ausgewählten UTGs wurden entfernt.",
  removeWarning: (count) =>
    count === 1
      ? "Dieses UTG wird aus Command Center entfernt, ebenso jedes andere UTG auf derselben Maschine. Das kann nicht rückgängig gemacht werden."
      : `Diese ${count} UTGs werden aus Command Center entfernt, ebenso jedes andere UTG auf denselben Maschinen. Das kann nicht rückgängig gemacht werden.`,
  removeNothing: "Keines der ausgewählten UTGs kann aus Command Center entfernt werden.",
  /** The word that is compared with what is typed is "delete" in each language. */
  removePrompt: "Geben Sie zur Bestätigung delete ein",
  removeFailed: {
    header: "UTGs entfernen fehlgeschlagen",
    text: "Es können nicht alle ausgewählten UTGs entfernt werden"
  },
  profileApplied: "Das Profil wurde auf die ausgewählten UTGs angewendet",
  applyProfileFailed: {
    header: "Profil anwenden fehlgeschlagen",
    text: "Das Profil kann nicht auf die ausgewählten UTGs angewendet werden"
  },
  applyProfileTitle: "Profil anwenden",
  profilesUnavailable: (reason) => `Die Profile konnten nicht geladen werden. ${reason}`,
  templatesUnavailable: (reason) => `Die Konfigurationsvorlagen konnten nicht geladen werden. ${reason}`,
  templateMerged: "Die Konfigurationsvorlage wurde in die UTGs übernommen",
  templateMergeFailed: (error) =>
    `Die Konfigurationsvorlage kann nicht in alle UTGs übernommen werden. Ein Ausnahmefehler ist aufgetreten: ${error}`
} as const satisfies Translation<typeof utgMessages>

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
  unsaved: {
    text: "Das UTG hat Änderungen, die nicht gespeichert sind.",
    title: "Nicht gespeicherte Änderungen",
    page: "Diese Seite hat Änderungen, die nicht gespeichert sind.",
    continueEditing: "Weiter bearbeiten",
    loseChanges: "Änderungen verwerfen"
  },
  unanswered: {
    title: "Noch nicht bestätigt",
    saved:
      "Ihre Änderungen sind gesendet und noch nicht bestätigt. Die Seite wird verlassen, sobald sie es sind. Wenn Sie sie jetzt verlassen, erfahren Sie nicht, was daraus geworden ist.",
    sent: "Was Sie gesendet haben, ist noch nicht bestätigt. Wenn Sie die Seite jetzt verlassen, erfahren Sie vielleicht nicht, was daraus geworden ist.",
    stay: "Bleiben",
    leave: "Jetzt verlassen"
  },
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
  schemaUnknown: (reason) => `Die Typen, die Sie hinzufügen können, sind nicht bekannt. ${reason}`,
  noDeviceSchema: "Für diesen Gerätetyp gibt es kein Schema.",
  deviceSchemaOfFile:
    "Für diesen Gerätetyp ist kein Schema aufgeführt. Es wird das angezeigt, das in der Konsole enthalten ist.",
  localDeviceSchema:
    "Die Geräteschemas des Dienstes konnten nicht gelesen werden. Es werden die angezeigt, die in der Konsole enthalten sind.",
  localConfigSchema:
    "Das Schema des Dienstes für diese UTG-Version konnte nicht gelesen werden. Es wird das angezeigt, das in der Konsole enthalten ist.",
  statusUnknown: (reason) => `Der Status der Maschine ist vielleicht veraltet. ${reason}`,
  machineIdUndefined: "Die dauerhafte ID der Maschine fehlt",
  componentIdUndefined: "Die dauerhafte ID der Komponente fehlt"
} as const satisfies Translation<typeof utgDetailMessages>

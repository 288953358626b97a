import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { jsonMessagesInGerman } from "../message/json-messages.de.ts"
import { reasonsOf } from "../message/read-words.de.ts"
import type { templateMessages } from "./template-messages.ts"

export const templateMessagesInGerman = {
  created: "Die Konfigurationsvorlage wurde angelegt",
  createFailed: (error) => `Die Konfigurationsvorlage kann nicht angelegt werden. ${error}`,
  updated: "Die Konfigurationsvorlage wurde geändert.",
  updateFailed: "Die Konfigurationsvorlage kann nicht geändert werden",
  deleted: "Die Konfigurationsvorlage wurde gelöscht",
  deleteFailed: (error) => `Die Konfigurationsvorlage kann nicht gelöscht werden. ${error}`,
  nameNotUnique: "Der Name der Konfigurationsvorlage muss eindeutig sein",
  required: "Erforderlich",
  notJson: (error) => followedBy(constraintMessagesInGerman.badInput, jsonMessagesInGerman.notJson(error)),
  hidden:
    "Das JSON dieser Konfigurationsvorlage hat einen Fehler, sodass Geheimnisse darin nicht verdeckt werden können. Nur wer sie bearbeiten darf, sieht es.",
  notAnObject: followedBy(constraintMessagesInGerman.typeMismatch, "Eine Konfigurationsvorlage ist ein Objekt: { … }."),
  confirmDelete: (name) => `Die Konfigurationsvorlage „${name}“ wird gelöscht. Fortfahren?`,
  notAuthorizedToEdit: "Sie sind nicht berechtigt, diese Konfigurationsvorlage zu bearbeiten.",
  notOffered: (count, reasons) =>
    `${count === 1 ? "1 Konfigurationsvorlage ist nicht lesbar und wird" : `${count} Konfigurationsvorlagen sind nicht lesbar und werden`} nicht angeboten: ${reasonsOf(reasons)}`,
  createUnsaved: "Die Konfigurationsvorlage wurde noch nicht angelegt.",
  unsaved: "Die Konfigurationsvorlage hat Änderungen, die nicht gespeichert sind."
} as const satisfies Translation<typeof templateMessages>

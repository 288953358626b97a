import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { jsonMessagesInGerman } from "../message/json-messages.de.ts"
import { reasonsOf } from "../message/read-words.de.ts"
import type { profileMessages } from "./profile-messages.ts"

export const profileMessagesInGerman = {
  loadOneFailed: "Das Profil kann nicht geladen werden",
  updateFailed: (error) => `Das Profil kann nicht geändert werden. ${error}`,
  cloneFailed: "Das Profil kann nicht dupliziert werden",
  createFailed: "Das Profil kann nicht angelegt werden",
  deleteFailed: "Das Profil kann nicht gelöscht werden",
  schemaMissing: "Das Schemamanifest enthält für das Profil weder ein eigenes noch ein Standardschema.",
  defaultSchemaNotice: "Das Standardschema wird geladen; vielleicht passt es nicht zum Profil.",
  newDialog: { title: "Neues Profil hinzufügen" },
  schemaNotValidated: "Schema NICHT geprüft",
  noProfile: "Kein Profil",
  effect: {
    takesAway: (count) => `Entfernt das Profil von ${count} ${count === 1 ? "UTG" : "UTGs"}.`,
    alreadyHave: (count) => `${count} ${count === 1 ? "hat" : "haben"} dieses Profil in dieser Version bereits.`,
    haveNone: (count) => `${count} ${count === 1 ? "hat" : "haben"} bereits kein Profil.`,
    madeForOther: (count, version, names) =>
      `${count} ${count === 1 ? "hat" : "haben"} eine Version, für die das Profil nicht erstellt wurde (${version})${names.length === 0 ? "" : `: ${names.join(", ")}`}.`
  },
  nameNotUnique: "Der Profilname muss eindeutig sein",
  chooseUtgVersion: "Wählen Sie eine UTG-Version.",
  versionsFailed: (reason) => `Die UTG-Versionen konnten nicht geladen werden. ${reason}`,
  notOffered: (count, reasons) =>
    `${count === 1 ? "1 Profil ist nicht lesbar und wird" : `${count} Profile sind nicht lesbar und werden`} nicht angeboten: ${reasonsOf(reasons)}`,
  createUnsaved: "Das Profil wurde noch nicht angelegt.",
  confirmDelete: (name) => `Das Profil „${name}“ wird gelöscht. Das kann nicht rückgängig gemacht werden.`,
  deletePrompt: (name) => `Geben Sie zur Bestätigung ${name} ein`,
  notJson: (error) => followedBy(constraintMessagesInGerman.badInput, jsonMessagesInGerman.notJson(error)),
  configNotJson:
    "Die Konfiguration dieses Profils ist kein JSON. Sie kann hier weder angezeigt noch bearbeitet werden: Berichtigen Sie sie mit dem Programm, das sie geschrieben hat.",
  notAnObject: followedBy(
    constraintMessagesInGerman.typeMismatch,
    "Die Konfiguration eines Profils ist ein Objekt: { … }."
  ),
  notAuthorizedToEdit: "Sie sind nicht berechtigt, dieses Profil zu bearbeiten.",
  unsaved: "Das Profil hat Änderungen, die nicht gespeichert sind.",
  created: "Das Profil wurde angelegt.",
  cloned: "Das Profil wurde dupliziert.",
  deleted: "Das Profil wurde gelöscht."
} as const satisfies Translation<typeof profileMessages>

import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { reasonsOf } from "../message/read-words.de.ts"
import type { formMessages } from "./form-messages.ts"

const { invalid, typeMismatch } = constraintMessagesInGerman

export const formMessagesInGerman = {
  uploaded: "Das Geräteformular wurde hochgeladen.",
  uploadFailed: (message) => `Das Formular kann nicht hochgeladen werden: ${message}`,
  uploadServerError: "Interner Serverfehler.",
  deleted: (name) => ({ header: "Formular gelöscht", text: `Das Formular ${name} wurde gelöscht.` }),
  deleteFailed: (name, error) => ({
    header: "Formular löschen fehlgeschlagen",
    text: `Das Formular ${name} konnte nicht gelöscht werden: ${error}`
  }),
  creationException: (error) => `Ein Ausnahmefehler ist aufgetreten: ${error}`,
  deleteDialog: {
    title: "Formular löschen",
    question: (name) => `Möchten Sie dieses Formular wirklich löschen: ${name}`
  },
  uploadDialog: { title: "Formular hochladen" },
  fileNotAccepted: followedBy(typeMismatch, "Wählen Sie eine .tgz-Datei."),
  fileEmpty: followedBy(invalid, "Die Datei ist leer."),
  oneFile: followedBy(invalid, "Legen Sie nur eine Datei ab."),
  unsaved: "Das Formular wurde noch nicht hochgeladen.",
  again: {
    title: "Noch einmal hochladen?",
    named: (name, count) =>
      count === 1
        ? `Ein Formular namens ${name} gibt es bereits. Noch eines mit demselben Namen hochladen?`
        : `${count} Formulare namens ${name} gibt es bereits. Noch eines mit demselben Namen hochladen?`,
    unknown: (name, reason) =>
      `Trotzdem hochladen? Es konnte nicht geprüft werden, ob es ein Formular namens ${name} bereits gibt: ${reason}`,
    upload: "Hochladen",
    back: "Weiter bearbeiten"
  },
  notOffered: (count, reasons) =>
    `${count === 1 ? "1 Formular ist nicht lesbar und wird" : `${count} Formulare sind nicht lesbar und werden`} nicht angeboten: ${reasonsOf(reasons)}`,
  unmarked:
    "Die Datei ist angekommen, aber das Formular konnte nicht als hochgeladen markiert werden. „Wiederholen“ markiert es nur.",
  deviceTypeBlocked: followedBy(invalid, "Für diesen Gerätetyp kann kein Formular hochgeladen werden."),
  uploadCancelled: "Das Hochladen wurde abgebrochen.",
  uploading: "Wird hochgeladen …",
  deleting: "Das Formular wird gelöscht …",
  downloading: "Wird heruntergeladen …",
  downloadFailed: (name, error) => `Das Formular ${name} kann nicht heruntergeladen werden. ${error}`,
  cancelDownload: "Download abbrechen",
  fileName: "forms.tgz"
} as const satisfies Translation<typeof formMessages>

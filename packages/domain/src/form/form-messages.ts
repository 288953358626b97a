import { translatable } from "../language/translatable.ts"
import { answerMessages } from "../message/answer-messages.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"

/** Sentences of the Form Manager; the section is document 2 §8 unless another is named. */
export const formMessages = {
  uploaded: "Device form uploaded successfully.",
  uploadFailed: (message: string): string => `Unable to upload form: ${message}`,
  uploadServerError: "Internal server error.",
  deleted: (name: string) => ({ header: "Form deleted", text: `Form ${name} was deleted successfully.` }),
  deleteFailed: (name: string, error: string) => ({
    header: "Form deletion failed",
    text: `Deletion of form ${name} failed: ${error}`
  }),
  creationException: (error: string): string => `Caught exception ${error}`,
  /** 2 §2 and §4. */
  deleteDialog: {
    title: "Delete Form",
    question: (name: string): string => `Are you sure you want to delete this form: ${name}`
  },
  uploadDialog: { title: "Upload Form" },
  /** 2 §5 "Upload Form"; the document gives the rules, not the words. */
  fileNotAccepted: followedBy(constraintMessages.typeMismatch, "Choose a .tgz file."),
  fileEmpty: followedBy(constraintMessages.invalid, "The file is empty."),
  oneFile: followedBy(constraintMessages.invalid, "Drop one file only."),
  unsaved: "The form has not been uploaded yet.",
  /** Contract "Settled after the first console". */
  again: {
    title: "Upload again?",
    named: (name: string, count: number): string =>
      count === 1
        ? `A form named ${name} already exists. Upload another with the same name?`
        : `${count} forms named ${name} already exist. Upload another with the same name?`,
    unknown: (name: string, reason: string): string =>
      `Upload it anyway? It could not be checked whether a form named ${name} already exists: ${reason}`,
    upload: "Upload",
    back: "Continue Editing"
  },
  /** Where one is chosen. */
  notOffered: (count: number, reasons: ReadonlyArray<string>): string =>
    `${count} ${count === 1 ? "form" : "forms"} could not be read and ${count === 1 ? "is" : "are"} not offered: ${reasons.join("; ")}`,
  unmarked: "The file arrived, but the form could not be marked as uploaded. Retry only marks it.",
  deviceTypeBlocked: followedBy(constraintMessages.invalid, "No form can be uploaded for this device type."),
  uploadCancelled: "The upload was cancelled.",
  uploading: "Uploading…",
  deleting: "Deleting form...",
  downloading: "Downloading...",
  downloadFailed: (name: string, error: string): string => `Unable to download the form ${name}. ${error}`,
  cancelDownload: "Cancel download",
  /** 2 §7: saved as a gzip file. */
  fileName: "forms.tgz"
} as const

/** The sentence of a failed form upload, by the status of whichever of its calls failed (document 2 §8, contract). */
export const formUploadSentence = (status: number, statusText: string): string => {
  if (status === 401) return answerMessages.unauthorized
  return status === 500 ? formMessages.uploadServerError : answerMessages.failedTo("upload form", statusText)
}

translatable({ formMessages })

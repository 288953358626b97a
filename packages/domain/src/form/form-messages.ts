/** Sentences of the Form Manager; the section is document 2 §8 unless another is named. */
export const formMessages = {
  loadFailed: (reason: string): string => `Unable to load form data due to the following error - ${reason}`,
  copied: (name: string): string => `The data for ${name} has been copied to your clipboard.`,
  uploaded: "Device form uploaded successfully.",
  uploadFailed: (message: string): string => `Unable to upload form: ${message}`,
  uploadStatusFailed: (statusText: string): string => `Failed to upload form. Status: ${statusText}`,
  uploadServerError: "Internal server error.",
  uploadUnauthorized: "Unauthorized: Please login from the old environment.",
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
  /** The browser's constraint message for an empty field (1 §5). */
  required: "This field is required.",
  /** 2 §5 "Upload Form"; the document gives the rules, not the words. */
  fileNotAccepted: "Choose a .tgz file.",
  fileEmpty: "The file is empty.",
  oneFile: "Drop one file: a form has a single one.",
  unsaved: "The form has not been uploaded yet.",
  unmarked: "Everything was sent but the mark that the form is uploaded. Retry sends that alone.",
  deviceTypeBlocked: "No form can be uploaded for this device type.",
  uploadCancelled: "The upload was cancelled.",
  uploading: "Uploading…",
  deleting: "Deleting form...",
  downloading: "Downloading...",
  downloadFailed: (name: string, error: string): string => `Unable to download the form ${name}. ${error}`,
  cancelDownload: "Cancel download",
  /** 2 §7: saved as a gzip file. */
  fileName: "forms.tgz"
} as const

/** The sentence of a failed form upload, by its status (document 2 §8). */
export const formUploadSentence = (status: number, statusText: string): string => {
  if (status === 401) return formMessages.uploadUnauthorized
  return status === 500 ? formMessages.uploadServerError : formMessages.uploadStatusFailed(statusText)
}

import type { JsonError } from "../json/json-error.ts"
import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import { jsonMessages } from "../message/json-messages.ts"

/** Sentences of config templates, with the spelling of the product; the section is document 1 §8 unless another is named. */
export const templateMessages = {
  created: "Config Template successfully created",
  createFailed: (error: string): string => `Unable to create config template. ${error}`,
  updated: "The config tmeplate was successfully updated.",
  updateFailed: "Unable to update the config template",
  deleted: "Config template successfully deleted",
  deleteFailed: (error: string): string => `Unable to delete profile. ${error}`,
  /** 1 §5. */
  nameNotUnique: "Config template name must be unique",
  required: "Required",
  notJson: (error: JsonError): string => followedBy(constraintMessages.badInput, jsonMessages.notJson(error)),
  hidden:
    "The JSON of this config template has a mistake, so that secrets in it cannot be masked. Only who may edit it sees it.",
  notAnObject: followedBy(constraintMessages.typeMismatch, "A config template is an object: { … }."),
  confirmDelete: (name: string): string => `The config template "${name}" will be deleted. Continue?`,
  notAuthorizedToEdit: "You are not authorized to edit this config template.",
  notOffered: (count: number, reasons: ReadonlyArray<string>): string =>
    `${count} config ${count === 1 ? "template" : "templates"} could not be read and ${count === 1 ? "is" : "are"} not offered: ${reasons.join("; ")}`,
  createUnsaved: "The config template has not been created yet.",
  /** 2 §2, "Unsaved changes". */
  unsaved: "The config template has changes that are not saved."
} as const

translatable({ templateMessages })

import type { JsonError } from "../json/json-error.ts"
import { jsonMessages } from "../message/json-messages.ts"

/** Sentences of config templates, with the spelling of the product; the section is document 1 §8 unless another is named. */
export const templateMessages = {
  loadFailed: (reason: string): string => `Unable to load data due to the following error - ${reason}`,
  copied: (name: string): string => `The data for ${name} has been copied to your clipboard.`,
  created: "Config Template successfully created",
  createFailed: (error: string): string => `Unable to create config template. ${error}`,
  updated: "The config tmeplate was successfully updated.",
  updateFailed: "Unable to update the config template",
  deleted: "Config template successfully deleted",
  deleteFailed: (error: string): string => `Unable to delete profile. ${error}`,
  /** 1 §5. */
  nameNotUnique: "Config template name must be unique",
  required: "Required",
  notJson: ({ line, column, found }: JsonError): string =>
    `This is not JSON. Line ${line}, column ${column}: ${jsonMessages.unexpected(found)}.`,
  confirmDelete: (name: string): string => `The config template "${name}" will be deleted. Continue?`,
  createUnsaved: "The config template has not been created yet.",
  createUncertain: "It may have been created all the same. Look for it in the list before adding it again.",
  /** 2 §2, "Unsaved changes". */
  unsaved: "The config template has changes that are not saved."
} as const

import type { JsonError } from "../json/json-error.ts"

/** Sentences of profiles; the section is document 2 §8 unless another is named. */
export const profileMessages = {
  loadFailed: (reason: string): string => `Unable to load profiles due to the following error - ${reason}`,
  copied: (name: string): string => `The data for ${name} has been copied to your clipboard.`,
  loadOneFailed: "Unable to load profile",
  updateFailed: (error: string): string => `Unable to update the Profile. ${error}`,
  cloneFailed: "Unable to clone profile",
  createFailed: "Unable to create profile",
  deleteFailed: "Unable to delete profile",
  schemaMissing: "Unable to locate either a default or specific profile schema manifest entry.",
  /** 2 §2 "Profile list". */
  defaultSchemaNotice: "The default schema is loading, which may not suit the profile.",
  newDialog: { title: "Add a New Profile" },
  /** 2 §3 "Component config". */
  schemaNotValidated: "Schema NOT Validated",
  /** 2 §4 "Apply a Profile". */
  noProfile: "No Profile",
  /** 2 §5 "Profiles". */
  nameNotUnique: "Profile name must be unique",
  /** 2 §5 has no words for these. */
  nameRequired: "Required",
  utgVersionRequired: "Choose a UTG version.",
  createUnsaved: "The profile has not been created yet.",
  createUncertain: "It may have been created all the same. Look for it in the list before adding it again.",
  confirmDelete: (name: string): string => `The profile "${name}" will be deleted. This cannot be undone.`,
  deletePrompt: (name: string): string => `Type ${name} to confirm`,
  notJson: ({ line, column, found }: JsonError): string =>
    `This is not JSON. Line ${line}, column ${column}: ${found === null ? "the text ends too soon" : `unexpected ${found}`}.`,
  notAnObject: "The configuration of a profile is an object: { … }.",
  unsaved: "The profile has changes that are not saved.",
  movedOn: {
    title: "Changed Elsewhere",
    text: "The profile was changed on the service since this page read it. Nothing was saved yet. What was changed:"
  },
  created: "The profile was created.",
  cloned: "The profile was cloned.",
  deleted: "The profile was deleted."
} as const

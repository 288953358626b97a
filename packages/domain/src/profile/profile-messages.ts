import type { JsonError } from "../json/json-error.ts"
import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import { jsonMessages } from "../message/json-messages.ts"

/** Sentences of profiles; the section is document 2 §8 unless another is named. */
export const profileMessages = {
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
  /** Before a profile is applied; the documents give no words for it. */
  effect: {
    takesAway: (count: number): string => `Takes the profile away from ${count} ${count === 1 ? "UTG" : "UTGs"}.`,
    alreadyHave: (count: number): string =>
      `${count} ${count === 1 ? "has" : "have"} this profile in this version already.`,
    haveNone: (count: number): string => `${count} ${count === 1 ? "has" : "have"} no profile already.`,
    madeForOther: (count: number, version: string, names: ReadonlyArray<string>): string =>
      `${count} ${count === 1 ? "runs" : "run"} a version that the profile was not made for (${version})${names.length === 0 ? "" : `: ${names.join(", ")}`}.`
  },
  /** 2 §5 "Profiles". */
  nameNotUnique: "Profile name must be unique",
  /** 2 §5 has no words for these. */
  chooseUtgVersion: "Choose a UTG version.",
  versionsFailed: (reason: string): string => `The UTG versions could not be loaded. ${reason}`,
  notOffered: (count: number, reasons: ReadonlyArray<string>): string =>
    `${count} ${count === 1 ? "profile" : "profiles"} could not be read and ${count === 1 ? "is" : "are"} not offered: ${reasons.join("; ")}`,
  createUnsaved: "The profile has not been created yet.",
  confirmDelete: (name: string): string => `The profile "${name}" will be deleted. This cannot be undone.`,
  deletePrompt: (name: string): string => `Type ${name} to confirm`,
  notJson: (error: JsonError): string => followedBy(constraintMessages.badInput, jsonMessages.notJson(error)),
  configNotJson:
    "The configuration of this profile is not JSON. It can be neither shown nor edited here: set it right with the program that wrote it.",
  notAnObject: followedBy(constraintMessages.typeMismatch, "The configuration of a profile is an object: { … }."),
  notAuthorizedToEdit: "You are not authorized to edit this profile.",
  unsaved: "The profile has changes that are not saved.",
  created: "The profile was created.",
  cloned: "The profile was cloned.",
  deleted: "The profile was deleted."
} as const

translatable({ profileMessages })

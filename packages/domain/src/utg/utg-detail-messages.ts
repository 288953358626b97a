import { translatable } from "../language/translatable.ts"

/** The line below a UTG's name. */
export const utgHeaderMessages = {
  facts: "About this UTG",
  machine: "Machine",
  utg: "UTG",
  configuration: "Configuration",
  utgVersion: "UTG version",
  agentVersion: "Agent version",
  profile: "Profile",
  noProfile: "None",
  unknown: "Not known",
  profileVersion: (name: string, version: string): string => `${name}, version ${version}`,
  heard: "Last contact"
} as const

/** Sentences of the UTG detail (document 2 §2, §5, §8). */
export const utgDetailMessages = {
  notAuthorizedToEdit: "You are not authorized to edit this UTG.",
  required: "Required",
  portConflict: "Unable to save due to conflict. All API Interfaces must have a unique Port.",
  deviceNameConflict: "Unable to save due to conflict. All Devices must have a unique Device Name.",
  /** 2 §2 and §5 say so without words of their own. */
  onlyOneOfType: (cdType: string): string => `An API interface of type ${cdType} may be added only once.`,
  /** 2 §2 "UTG detail, General tab": a banner without words of its own. */
  notMigrated: "The schema of this UTG's version is not migrated. Some settings may not be shown.",
  agentOutOfDate: (available: string): string => `The agent is out of date. Version ${available} is available.`,
  configCopied: "The configuration has been copied to your clipboard.",
  configCopiedMasked: "The configuration has been copied to your clipboard, its secrets masked.",
  configNotCopied: (reason: string): string => `The configuration could not be copied. ${reason}`,
  schemaManifestLoadFailed: "Unable to load schema manifest",
  updated: "The data was successfully updated.",
  updateFailed: "Unable to update the data.",
  interfaceUpdateFailed: (error: string): string => `Unable to update the Api Interface. ${error}`,
  deviceUpdateFailed: (error: string): string => `Unable to update the Device. ${error}`,
  configUpdateFailed: (error: string): string => `Unable to update the Component Config. ${error}`,
  /** The UTG was changed elsewhere since it was read. */
  movedOn: {
    title: "Changed Elsewhere",
    collisions: "These fields were changed by someone else since you opened the page. Nothing has been saved yet.",
    noCollision: "The UTG was changed by someone else since you opened it. Nothing has been saved yet."
  },
  /** Deleting an API interface or a device of a configuration. */
  removal: {
    apiInterface: (name: string): string =>
      `The API interface "${name}" and all its settings will be deleted from the configuration.`,
    device: (name: string): string =>
      `The device "${name}" and all its settings will be deleted from the configuration.`,
    movedOn:
      "The configuration was changed by someone else since you opened it. Nothing has been deleted yet. What changed:",
    gone: "The configuration was changed by someone else since you opened it: the entry is gone or is no longer the same. Nothing was deleted."
  },
  portRange: "Enter a port from 1 to 65535.",
  entryGone: "The entry is gone from the configuration, or is no longer the same.",
  configMovedOn: "The configuration was changed by someone else since you opened it. Nothing has been saved yet.",
  /** What is awaited where it does not come. */
  schema: "the schema of these settings",
  schemaUnknown: (reason: string): string => `The types that you can add are not known. ${reason}`,
  noDeviceSchema: "There is no schema of this device type.",
  deviceSchemaOfFile: "No schema is listed for this device type. The one included in the console is shown.",
  localDeviceSchema: "The service's device schemas could not be read. The ones included in the console are shown.",
  localConfigSchema:
    "The service's schema of this UTG version could not be read. The one included in the console is shown.",
  statusUnknown: (reason: string): string => `The machine's status may be old. ${reason}`
} as const

translatable({ utgHeaderMessages, utgDetailMessages })

import { translatable } from "../language/translatable.ts"

/** What the pages and dialogs of UTGs call their parts. */
export const utgLabels = {
  remove: "Remove UTGs",
  toRemove: "UTGs to remove",
  copyConfiguration: "Copy Configuration",
  componentConfig: "Component config",
  status: "Status",
  apiInterfaces: "API Interfaces",
  configuration: "Configuration",
  deleteInterface: "Delete API Interface",
  deleteDevice: "Delete Device",
  newInterface: "New API Interface",
  newDevice: "New Device",
  backToList: "Back to the list",
  newInterfaceOf: (type: string): string => `New API Interface: ${type}`,
  newDeviceOf: (type: string): string => `New Device: ${type}`
} as const

translatable({ utgLabels })

import { translatable } from "../language/translatable.ts"

/** The pages of one record, where the documents give no words. */
export const recordMessages = {
  actions: "Actions",
  loading: "Loading",
  noSuchUtg: "There is no such UTG at this account.",
  noSuchProfile: "Unable to load profile. There is no such profile at this account.",
  noSuchTemplate: "There is no such config template at this account.",
  noSuchPage: "There is no such page.",
  firstPage: "Go to its first page",
  noConfiguration: "There is no configuration.",
  noInterfaces: "No API interfaces found",
  noDevices: "No devices found",
  noSuchInterface: "The configuration has no such API interface.",
  noSuchDevice: "The configuration has no such device.",
  listenerUnknown: (reason: string): string => `The listener and the UTG path could not be read. ${reason}`,
  /** Of a type that a configuration has once at most. */
  onlyOnce: "There is one of this type, and there can be no second.",
  crashed: "an unexpected error"
} as const

translatable({ recordMessages })

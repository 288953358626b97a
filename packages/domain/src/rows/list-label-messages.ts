import { translatable } from "../language/translatable.ts"

/** What a list is called, and what it says while it has no rows. */
export interface ListWords {
  readonly title: string
  readonly emptyText: string
  /** How its first row comes to be; null where that is not said. */
  readonly firstStep: string | null
  /** As a sentence speaks of it. */
  readonly awaited: string
  readonly loadFailed: (reason: string) => string
}

/** Of a list that is a page: what the navigation calls it (document 1 §2.3), and what a sentence calls what it shows. */
interface PageWords extends ListWords {
  readonly link: string
  readonly named: string
}

const unableToLoad =
  (what: string) =>
  (reason: string): string =>
    `Unable to load ${what} due to the following error - ${reason}`

/** Every list, those that are pages in the order of the navigation. What else a list is stands in its `-list.ts`. */
export const listWords = {
  utgs: {
    link: "UTGs",
    named: "UTGs",
    title: "UTG List",
    emptyText: "No UTGs found",
    firstStep: "A UTG appears here once its installation has run on a machine. Prepare one under Installations.",
    awaited: "the UTG list",
    loadFailed: unableToLoad("data")
  },
  templates: {
    link: "Config Templates",
    named: "UTG Config Templates",
    title: "Config Template List",
    emptyText: "No config templates found",
    firstStep:
      "A config template changes the same settings on any UTG. Anyone with edit rights here can add the first one with New.",
    awaited: "the config template list",
    loadFailed: unableToLoad("data")
  },
  tasks: {
    link: "Tasks",
    named: "Tasks",
    title: "Tasks List",
    emptyText: "No tasks found",
    firstStep: "Tasks appear here once they are scheduled: select UTGs in the UTG List, then choose Schedule Task.",
    awaited: "the tasks list",
    loadFailed: unableToLoad("data")
  },
  devices: {
    link: "Devices",
    named: "UTG devices",
    title: "Device Management",
    emptyText: "This business entity does not contain any devices",
    firstStep: "Devices appear here once a UTG reports them.",
    awaited: "the list of devices",
    loadFailed: unableToLoad("data")
  },
  forms: {
    link: "Forms",
    named: "UTG Forms",
    title: "Form Manager",
    emptyText: "No device forms found",
    firstStep: "Forms appear here once they are uploaded. Anyone with edit rights here can upload the first one.",
    awaited: "the list of forms",
    loadFailed: unableToLoad("form data")
  },
  profiles: {
    link: "Profiles",
    named: "profiles",
    title: "Profile List",
    emptyText: "No profiles found",
    firstStep:
      "A profile gives many UTGs the same settings. Anyone with edit rights here can add the first one with New.",
    awaited: "the profile list",
    loadFailed: unableToLoad("profiles")
  },
  installations: {
    link: "Installations",
    named: "installations",
    title: "Installation List",
    emptyText: "No installations found",
    firstStep:
      "An installation puts a UTG on a machine. Anyone with edit rights here can prepare the first one with New.",
    awaited: "the installation list",
    loadFailed: unableToLoad("data")
  },
  users: {
    link: "Users",
    named: "users",
    title: "User List",
    emptyText: "No users found",
    firstStep: "Anyone with edit rights for users can create the first one here.",
    awaited: "the user list",
    loadFailed: unableToLoad("users")
  },
  utgDevices: {
    title: "Devices",
    emptyText: "No devices found",
    firstStep: null,
    awaited: "the UTG's devices",
    loadFailed: (reason: string): string => `Unable to load utg devices data. ${reason}`
  },
  utgTasks: {
    title: "Scheduled Tasks",
    emptyText: "No tasks found",
    firstStep: null,
    awaited: "the UTG's scheduled tasks",
    loadFailed: (reason: string): string => `Unable to load utg tasks data. ${reason}`
  }
} as const satisfies Readonly<Record<string, ListWords | PageWords>>

/** The footer (document 1 §2.6). */
export const pagingMessages = {
  displaying: (first: number, last: number, all: number): string => `Displaying ${first}-${last} of ${all}`,
  /** Ours: while rows still arrive, the count is of those that are there. */
  soFar: (displaying: string): string => `${displaying} so far`
} as const

translatable({ listWords, pagingMessages })

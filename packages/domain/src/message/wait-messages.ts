import { translatable } from "../language/translatable.ts"
import type { ListId } from "../rows/list-description.ts"

/** A list as a sentence speaks of it. */
const lists: Readonly<Record<ListId, string>> = {
  utgs: "the UTG list",
  tasks: "the tasks list",
  devices: "the list of devices",
  forms: "the list of forms",
  users: "the user list",
  profiles: "the profile list",
  installations: "the installation list",
  templates: "the config template list",
  utgDevices: "the UTG's devices",
  utgTasks: "the UTG's scheduled tasks"
}

/** What is said of an answer that does not come. */
export const waitMessages = {
  rowsAwaited: (list: ListId): string =>
    `Still waiting for ${lists[list]}. The ${list === "users" ? "security" : "management"} service has not sent all of it in 10 seconds.`,
  awaited: (what: string): string => `Still waiting for ${what}. No answer has come in 10 seconds.`,
  config: "the configuration (config.json)",
  signOn: "the sign-on service",
  user: "the user's name",
  rights: "the user's rights and accounts",
  installations: "the recent installations",
  page: "the contents of this page",
  cancelled: "You stopped waiting for the answer. Nothing was changed. Retry asks again."
} as const

translatable({ waitMessages })

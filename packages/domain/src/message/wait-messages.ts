import { translatable } from "../language/translatable.ts"
import type { RowsCall } from "../rows/list-description.ts"

/** What is said of an answer that does not come. */
export const waitMessages = {
  rowsAwaited: (list: string, call: RowsCall): string =>
    `Still waiting for ${list}. The ${call === "users" ? "security" : "management"} service has not sent all of it in 10 seconds.`,
  awaited: (what: string): string => `Still waiting for ${what}. No answer has come in 10 seconds.`,
  config: "the configuration (config.json)",
  signOn: "the sign-on service",
  user: "the user's name",
  rights: "the user's rights and accounts",
  installations: "the recent installations",
  page: "the contents of this page",
  compared: "the configurations to compare",
  dialog: "what the dialog needs",
  /** Of what opens a dialog while another is being opened. */
  opening: "A dialog is being opened. Wait until it is there.",
  cancelled: "You stopped waiting for the answer. Nothing was changed. Retry asks again."
} as const

translatable({ waitMessages })

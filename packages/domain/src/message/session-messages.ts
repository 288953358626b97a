import { translatable } from "../language/translatable.ts"

/** Signing in and the error view (document 1 §2.2, §4, §8). */
export const sessionMessages = {
  configFailed: (reason: string) => `Unable to load configuration data: ${reason}`,
  configRemedy:
    "The configuration could not be loaded. The console reads its addresses from config.json next to its index.html. Ask whoever runs the console to fix it, then press Retry.",
  codeDroppedTitle: "Sign-in not used",
  codeDropped: (username: string): string =>
    `${username} is still signed in. The address contained a sign-in that was not started in this tab.`,
  undefinedAccessToken: "Undefined access token",
  manifestFailed: (reason: string) => `Unable to load user manifest: ${reason}`,
  loadFailed: (reason: string) => `Unable to load data - ${reason}`,
  /** What of the sign-in's answers has rows. */
  partNames: { permissions: "permissions", masks: "permission masks", accounts: "accounts" },
  unreadable: (count: number, reasons: ReadonlyArray<string>): string =>
    `${count} ${count === 1 ? "row" : "rows"} could not be read and ${count === 1 ? "is" : "are"} not used, so there may be accounts or rights that are missing: ${reasons.join("; ")}`,
  unauthorizedTitle: "Unauthorized",
  /** The part of the sentence that is a link. */
  unauthorizedLink: "click here to login",
  unauthorizedText: "You are not logged in, or your session has expired. Please click here to login.",
  errorTitle: "Oops!",
  errorText: "Sorry, an unexpected error has occurred."
} as const

translatable({ sessionMessages })

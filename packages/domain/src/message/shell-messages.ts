import { translatable } from "../language/translatable.ts"

/** The frame around every page, where the documents give no words; labels of document 1 §2.3. */
export const shellMessages = {
  product: "Command Center",
  loading: "Loading…",
  newReleaseTitle: "A new version is available",
  newReleaseText: "The server no longer has parts of this page. Reload to continue with the new version.",
  newReleaseUnsaved:
    "What you typed is still here. If you can, save it before you reload: reloading discards unsaved changes.",
  unreachedTitle: "A part of this page could not be loaded",
  unreachedText: "This browser is offline. What you see stays here; reload when the connection is back.",
  offlineTitle: "You are offline",
  offlineText:
    "What you typed is kept. Nothing can be sent until you are back online, and nothing is sent automatically then.",
  signingIn: "Signing in…",
  signedOutTitle: "Signed out",
  signedOutText: "You have signed out of Command Center.",
  expiredTitle: "Your session has expired",
  expiredText:
    "This page and what you typed on it are still here. Sign in again in a new tab, then come back to this one to continue where you were.",
  /** A sign-out, or a token that was refused, in another tab. */
  signedOutElsewhereTitle: "You were signed out in another tab",
  confirmingText: "Checking who signed in…",
  uncheckedTitle: "The sign-in could not be checked",
  uncheckedText: (reason: string): string => `This page and what you typed on it are still here. ${reason}`,
  replacedTitle: "Someone else signed in",
  replacedText: (username: string): string =>
    `${username} is signed in now. What was typed in this tab before was discarded, and none of it was sent.`,
  notFoundTitle: "Page not found",
  notFoundText: "There is no such page in Command Center. Check the address, or go to the dashboard.",
  crashedTitle: "This page stopped working",
  dialogCrashedTitle: "This dialog stopped working",
  dialogCrashedText:
    "What you typed is still here. Try again. If it fails again, copy the report for your support team and close the dialog.",
  reportCopied: "The report has been copied to your clipboard.",
  crashedText:
    "The rest of the console still works. Try again. If it fails again, copy the report for your support team.",
  /** A browser alert (1 §8, 2 §8). */
  unexpected: (text: string): string => `An unexpected error has occurred: ${text}`,
  about: (version: string, year: number) => ({ version: `Version ${version}`, copyright: `© ${year} Command Center` }),
  editAccess: "You have edit access on this page.",
  readOnlyAccess: "You have read only access on this page.",
  /** Beside the lock: opens what explains it. */
  why: "Why?",
  whyTip: "Which permission is needed, and which mask grants it",
  /** The command palette, and what opens it. */
  palette: "Go to or do…",
  paletteTip: "Go to or do… (Ctrl+K)"
} as const

translatable({ shellMessages })

/** The frame around every page, where the documents give no words; labels of document 1 §2.3. */
export const shellMessages = {
  product: "Command Center",
  loading: "Loading …",
  newReleaseTitle: "A new release is there",
  newReleaseText: "Parts of this page are gone from the server. Reload to go on with the new release.",
  newReleaseUnsaved:
    "What you typed is still here. Save it before you reload, if you can: reloading drops what is not saved.",
  unreachedTitle: "A part of this page could not be loaded",
  unreachedText: "This browser has no connection. What is shown stays; reload when the connection is back.",
  offlineTitle: "You are offline",
  offlineText: "What you typed is kept. Nothing can be sent until you are back, and nothing is sent by itself then.",
  signingIn: "Signing in …",
  signedOutTitle: "Signed out",
  signedOutText: "You have signed out of Command Center.",
  expiredTitle: "Your session has expired",
  expiredText:
    "What you typed is still here. Sign in again in a new tab, then come back to this one: it goes on where you were.",
  confirmingText: "Checking who signed in …",
  uncheckedTitle: "The sign-in could not be checked",
  uncheckedText: (reason: string): string => `What you typed is still here. ${reason}`,
  replacedTitle: "Someone else signed in",
  replacedText: (username: string): string =>
    `${username} is signed in now. What was typed before in this tab was dropped, and nothing of it was sent since.`,
  notFoundTitle: "Page not found",
  notFoundText: "There is no such page in Command Center. Check the address, or go to the dashboard.",
  crashedTitle: "This page has failed",
  dialogCrashedTitle: "This dialog has failed",
  dialogCrashedText:
    "What you typed is still here. Try again; if it fails again, copy the report for your support and close the dialog.",
  reportCopied: "The report has been copied to your clipboard.",
  crashedText: "The rest of the console works. Try again; if it fails again, copy the report for your support.",
  /** A browser alert (1 §8, 2 §8). */
  unexpected: (text: string): string => `An unexpected error has occurred: ${text}`,
  about: (version: string, year: number) => ({ version: `Version ${version}`, copyright: `© ${year} Command Center` }),
  editAccess: "You have edit access on this page.",
  readOnlyAccess: "You have read only access on this page.",
  /** Beside the lock: opens what explains it. */
  why: "Why?",
  whyTip: "Which permission is needed, and which mask grants it",
  /** The command palette, and what opens it. */
  palette: "Go to, or do",
  paletteTip: "Go to, or do (Ctrl+K)"
} as const

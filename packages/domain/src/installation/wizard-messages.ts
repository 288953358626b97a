import { translatable } from "../language/translatable.ts"

/** Sentences of the New dialog of installations (document 2 §2), whose words the documents leave open beyond the labels of the list and the dashboard. */
export const wizardMessages = {
  title: "New Installation",
  question: "What do you want to connect?",
  newUtg: {
    label: "Install and Connect a New UTG",
    help: "For a machine without a UTG. Installs the UTG and its agent."
  },
  existingUtg: {
    label: "Connect an existing UTG",
    help: "For a machine that has a UTG. Installs the agent, which takes over the UTG."
  },
  loadFailed: (reason: string): string => `The versions to install could not be loaded. ${reason}`,
  versionsFailed: (field: string, reason: string): string =>
    `The choices for ${field} could not be loaded, and it can be created without. ${reason}`,
  profilesFailed: (reason: string): string => `The profiles could not be loaded. ${reason}`,
  chooseVersion: "Choose a version",
  unknown:
    "The installation may have been created. When you go back to the form, Create looks for it first and sends nothing if it exists.",
  withoutUser: "It cannot be installed until its user exists.",
  created: "The installation was created. Whoever installs it needs this Verification ID:",
  createdEarlier: (name: string): string =>
    `It is there as it was first sent, as “${name}”. What was changed in the form after that was not sent.`,
  waiting: (name: string): string =>
    `Waiting for first contact. ${name} reports once the package is installed. You may close this dialog.`,
  notLooked: (reason: string): string => `Whether it has reported could not be checked. Checking again. ${reason}`,
  notAwaited:
    "Whether it has reported is no longer checked, after an unexpected error. The UTG List shows it once it has.",
  connected: (name: string, at: string): string => `Congratulations, ${name} is connected. It reported at ${at}.`,
  openUtg: "Go to the UTG",
  copied: "The Verification ID has been copied to your clipboard.",
  unsaved: "The installation has not been created yet."
} as const

translatable({ wizardMessages })

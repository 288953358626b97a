/** Sentences of the New dialog of installations (document 2 §2), whose words the documents leave open beyond the labels of the list and the dashboard. */
export const wizardMessages = {
  title: "New Installation",
  question: "What is to be connected?",
  newUtg: {
    label: "Install and Connect a New UTG",
    help: "For a machine without a UTG: installs the UTG and its agent."
  },
  existingUtg: {
    label: "Connect an existing UTG",
    help: "For a machine with a UTG: installs the agent, which takes the UTG over."
  },
  loadFailed: (reason: string): string => `The versions to install could not be loaded. ${reason}`,
  profilesFailed: (reason: string): string => `The profiles could not be loaded. ${reason}`,
  chooseVersion: "Choose a version",
  unknown:
    "The installation may have been created. Back in the form, Create looks for it first and sends nothing where it is there.",
  withoutUser: "It cannot be installed until its user is there.",
  created: "The installation was created. Whoever installs it needs this Verification ID:",
  copied: "The Verification ID has been copied to your clipboard.",
  unsaved: "The installation has not been created yet."
} as const

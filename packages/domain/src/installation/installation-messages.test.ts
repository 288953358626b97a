import { expect, it } from "vitest"
import { installationMessages } from "./installation-messages.ts"
import { wizardMessages } from "./wizard-messages.ts"

it("says what is being done, and what was", () =>
  expect([
    installationMessages.deactivating,
    installationMessages.deactivated("Till 4"),
    installationMessages.downloadingInstaller,
    installationMessages.downloadingPackage,
    installationMessages.packageFileName("ABCD1234")
  ]).toEqual([
    "Deactivating...",
    "The installation Till 4 was deactivated.",
    "Downloading the installer...",
    "Downloading the install package...",
    "install-package-ABCD1234.zip"
  ]))

it("leads through the New dialog", () => {
  const { loadFailed, profilesFailed, ...words } = wizardMessages
  expect([loadFailed("no."), profilesFailed("no.")]).toEqual([
    "The versions to install could not be loaded. no.",
    "The profiles could not be loaded. no."
  ])
  expect(words).toEqual({
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
    chooseVersion: "Choose a version",
    unknown:
      "The installation may have been created. When you go back to the form, Create looks for it first and sends nothing if it exists.",
    withoutUser: "It cannot be installed until its user exists.",
    created: "The installation was created. Whoever installs it needs this Verification ID:",
    copied: "The Verification ID has been copied to your clipboard.",
    unsaved: "The installation has not been created yet."
  })
})

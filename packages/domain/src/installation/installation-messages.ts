import { translatable } from "../language/translatable.ts"

/** Sentences of installations; the section is document 2 §8 unless another is named. */
export const installationMessages = {
  deactivateFailed: (error: string): string => `Unable to deactivate installation. ${error}`,
  downloadFailed: (error: string): string => `Unable to download installer package. ${error}`,
  createFailed: (error: string): string => `Error creating installation: ${error}`,
  /** After `createFailed`, where the documents leave the words open. */
  unverified: (id: number | null): string =>
    `the installation${id === null ? "" : ` ${id}`} was created, but the answer has no verification ID.`,
  roleNotRead: (error: string): string =>
    `the installation was created, but the role of its user could not be read. ${error}`,
  noRoleMapped:
    "the installation was created, but no role is mapped for installations, so its user cannot be created. Ask who runs the service to map one, then try again.",
  userNotCreated: (error: string): string => `the installation was created, but its user was not. ${error}`,
  userUnknown: (error: string): string =>
    `the installation was created. Whether its user was created is not known. ${error}`,
  /** 2 §4: deactivating is irreversible. */
  deactivateTitle: "Deactivate Install",
  deactivateText: (name: string): string =>
    `Are you sure you want to deactivate the installation ${name}? This cannot be undone.`,
  noPackage: "This installation has no Verification ID, by which its package is fetched.",
  verifiedBy: (id: string): string => `Verification ID: ${id}`,
  deactivating: "Deactivating...",
  deactivated: (name: string): string => `The installation ${name} was deactivated.`,
  /** 2 §4: shown for two seconds. */
  downloadingInstaller: "Downloading the installer...",
  downloadingPackage: "Downloading the install package...",
  packageFileName: (verificationId: string): string => `install-package-${verificationId}.zip`,
  /** 2 §5 "Installation"; the word for a missing name is that of the other forms. */
  invalidUtgLocation: "The UTG Install Location provided is not a valid path.",
  invalidAgentLocation: "The Agent Install Location provided is not a valid path.",
  /** Where no name can be known. */
  unnamedProfile: (id: number): string => `Profile ${id}`,
  /** 1 §2.5. */
  noneRecent: "No recent installations",
  /** 2 §2 "Installation list": the info dialog, whose words the documents leave open. */
  about: {
    title: "About Installations",
    text: [
      "An installation is a package that installs a new UTG, or connects an existing one, on a merchant's machine.",
      "Whoever installs it needs its Verification ID, which is shown in the list as 4 plus 4 characters."
    ],
    referenceGuide: "Reference Guide"
  }
} as const

translatable({ installationMessages })

import { translatable } from "../language/translatable.ts"

/** What the pages and dialogs of installations call their parts. */
export const installationLabels = {
  verificationId: "Verification ID",
  installer: "Download Installer",
  installPackage: "Download Install Package",
  deactivateInstall: "Deactivate Install",
  deactivate: "Deactivate",
  name: "Installation Name",
  utgLocation: "UTG Install Location",
  agentLocation: "Agent Install Location",
  backToForm: "Back to the Form"
} as const

translatable({ installationLabels })

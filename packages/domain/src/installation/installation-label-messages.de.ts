import type { Translation } from "../language/translation.ts"
import type { installationLabels } from "./installation-label-messages.ts"

export const installationLabelsInGerman = {
  verificationId: "Prüf-ID",
  installer: "Installationsprogramm herunterladen",
  installPackage: "Installationspaket herunterladen",
  deactivateInstall: "Installation deaktivieren",
  deactivate: "Deaktivieren",
  name: "Name der Installation",
  utgLocation: "Installationsort des UTG",
  agentLocation: "Installationsort des Agents",
  backToForm: "Zurück zum Formular"
} as const satisfies Translation<typeof installationLabels>

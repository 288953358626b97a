import type { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import type { ActorRefFrom } from "xstate"
import type { DownloadsProps } from "./downloads.view.tsx"

export interface WizardProps {
  readonly actor: ActorRefFrom<typeof installationWizardMachine>
}

export interface InstallationWizardDialogProps extends WizardProps {
  readonly screen: DownloadsProps["screen"]
}

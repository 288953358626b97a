import { installationLabels } from "@command-center/domain/installation/installation-label-messages"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import {
  type deactivateInstallationMachine,
  deactivateInstallationSelectors
} from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import type { ActorRefFrom } from "xstate"
import { DeleteRecordDialog } from "../../list/delete-record.view.tsx"

interface DeactivateInstallationDialogProps {
  readonly actor: ActorRefFrom<typeof deactivateInstallationMachine>
}

/** Asks before an installation is deactivated, which cannot be undone (document 2 §4). */
export function DeactivateInstallationDialog({ actor }: DeactivateInstallationDialogProps) {
  return (
    <DeleteRecordDialog
      actor={actor}
      select={deactivateInstallationSelectors}
      title={installationMessages.deactivateTitle}
      confirmLabel={installationLabels.deactivate}
      deleting={installationMessages.deactivating}
    />
  )
}

import { installationLabels } from "@command-center/domain/installation/installation-label-messages"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import {
  type deactivateInstallationMachine,
  deactivateInstallationSelectors
} from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

export interface DeactivateInstallationDialogProps {
  readonly actor: ActorRefFrom<typeof deactivateInstallationMachine>
}

const { selectQuestion, selectIsBusy, selectCanConfirm, selectUnknown } = deactivateInstallationSelectors

/** Asks before an installation is deactivated, which cannot be undone (document 2 §4). */
export function DeactivateInstallationDialog({ actor }: DeactivateInstallationDialogProps) {
  const isBusy = useSelector(actor, selectIsBusy)
  const question = useSelector(actor, selectQuestion)
  return (
    <ConfirmDialog
      isOpen
      title={installationMessages.deactivateTitle}
      confirmLabel={installationLabels.deactivate}
      isDestructive
      isBusy={isBusy}
      isConfirmDisabled={!useSelector(actor, selectCanConfirm)}
      onConfirm={() => actor.send({ type: "confirm" })}
      onCancel={() => actor.send({ type: "cancel" })}
      note={useSelector(actor, selectUnknown)}
    >
      {isBusy ? <p role="status">{installationMessages.deactivating}</p> : <p>{question}</p>}
    </ConfirmDialog>
  )
}

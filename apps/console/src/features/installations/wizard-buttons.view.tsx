import { installationLabels } from "@command-center/domain/installation/installation-label-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { submitReason } from "@command-center/domain/message/submit-reason"
import * as select from "@command-center/machines/installation-wizard/installation-wizard.selectors"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { WizardProps } from "./wizard.props.ts"

export interface WizardButtonsProps extends WizardProps {
  readonly form: string
  readonly onLeave: () => void
}

/** The ways on and out of each step. */
export function WizardButtons({ actor, form, onLeave }: WizardButtonsProps) {
  const phase = useSelector(actor, select.selectPhase)
  const kind = useSelector(actor, select.selectKind)
  const canSubmit = useSelector(actor, select.selectCanSubmit)
  const { name, utgInstallLocation, agentInstallLocation } = useSelector(actor, select.selectDraft)
  const reason = submitReason([
    [installationLabels.name, name],
    [installationLabels.utgLocation, utgInstallLocation],
    [installationLabels.agentLocation, agentInstallLocation]
  ])
  const isForm = kind !== null && (phase === "editing" || phase === "asking")
  const isSending = phase === "creating" || phase === "completing"
  return (
    <>
      {isForm && (
        <Button colorPalette="gray" onClick={() => actor.send({ type: "back" })}>
          {controlMessages.back}
        </Button>
      )}
      <Button colorPalette="gray" disabled={isSending || phase === "removingOthers"} onClick={onLeave}>
        {select.isLeftByCancel(phase) || isSending ? controlMessages.cancel : controlMessages.close}
      </Button>
      {(phase === "failed" || phase === "withoutUser") && (
        <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "retry" })}>
          {controlMessages.retry}
        </Button>
      )}
      {phase === "unknown" && (
        <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "edit" })}>
          {installationLabels.backToForm}
        </Button>
      )}
      {(isForm || isSending) && (
        <Button
          type="submit"
          form={form}
          variant="solid"
          colorPalette="accent"
          isBusy={isSending}
          reason={canSubmit ? undefined : reason}
        >
          {controlMessages.create}
        </Button>
      )}
    </>
  )
}

import { installationLabels } from "@command-center/domain/installation/installation-label-messages"
import { verificationText } from "@command-center/domain/installation/verification-id"
import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import * as select from "@command-center/machines/installation-wizard/installation-wizard.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { CopyIcon, DownloadIcon } from "@command-center/ui/layout/action-icons"
import { useSelector } from "@xstate/react"
import { FocusOnArrival } from "../../list/focus-on-arrival.view.tsx"
import { Downloads, useIsPackageComing, wantInstaller, wantPackage } from "./downloads.view.tsx"
import { FirstContact } from "./first-contact.view.tsx"
import type { InstallationWizardDialogProps } from "./wizard.props.ts"

/** The Verification ID of what was created, and what is needed to install it. */
export function WizardCreated({ actor, screen }: InstallationWizardDialogProps) {
  const verificationId = useSelector(actor, select.selectVerificationId) ?? ""
  const madeAgain = useSelector(actor, select.selectMadeAgain)
  const contact = useSelector(actor, select.selectFirstContact)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const isDownloading = useIsPackageComing({ screen })
  return (
    <FocusOnArrival>
      <div className="cc-fields">
        <p role="status">{wizardMessages.created}</p>
        <p className="cc-code-shown">
          <output aria-label={installationLabels.verificationId}>{verificationText(verificationId)}</output>
          <Button colorPalette="gray" onClick={() => actor.send({ type: "id.copied" })}>
            <CopyIcon size={16} aria-hidden />
            {controlMessages.copy}
          </Button>
        </p>
        {madeAgain !== null && (
          <>
            <InlineNote kind="warn">{madeAgain.text}</InlineNote>
            <p className="cc-buttons">
              <Button
                colorPalette="danger"
                variant="solid"
                isBusy={isBusy}
                onClick={() => actor.send({ type: "others.removed" })}
              >
                {writeMessages.removeOthers(madeAgain.others)}
              </Button>
            </p>
          </>
        )}
        <div className="cc-buttons">
          <Button colorPalette="gray" onClick={() => wantInstaller({ screen })}>
            <DownloadIcon size={16} aria-hidden />
            {installationLabels.installer}
          </Button>
          <Button colorPalette="gray" isBusy={isDownloading} onClick={() => wantPackage({ screen }, verificationId)}>
            <DownloadIcon size={16} aria-hidden />
            {installationLabels.installPackage}
          </Button>
        </div>
        <Downloads screen={screen} />
        {contact !== undefined && <FirstContact actor={contact} />}
      </div>
    </FocusOnArrival>
  )
}

import { randomId } from "@command-center/domain/installation/random-id"
import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import * as select from "@command-center/machines/installation-wizard/installation-wizard.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { PartWaiting } from "@command-center/ui/feedback/skeletons"
import { useSelector } from "@xstate/react"
import { useId } from "react"
import { useConsole } from "../../app/console.ts"
import { randomBytes } from "../../browser/random-bytes.ts"
import { UnsavedInFlow } from "../../record/unsaved.view.tsx"
import type { InstallationWizardDialogProps, WizardProps } from "./wizard.props.ts"
import { WizardButtons } from "./wizard-buttons.view.tsx"
import { WizardChoice } from "./wizard-choice.view.tsx"
import { WizardCreated } from "./wizard-created.view.tsx"
import { WizardForm } from "./wizard-form.view.tsx"

const words = wizardMessages

function Failure({ actor }: WizardProps) {
  const failure = useSelector(actor, select.selectFailure)
  const phase = useSelector(actor, select.selectPhase)
  const earlierName = useSelector(actor, select.selectEarlierName)
  return (
    <>
      {earlierName !== null && <InlineNote kind="warn">{words.createdEarlier(earlierName)}</InlineNote>}
      {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
      {phase === "unknown" && <InlineNote kind="warn">{words.unknown}</InlineNote>}
      {(phase === "withoutUser" || phase === "completing") && <InlineNote kind="warn">{words.withoutUser}</InlineNote>}
    </>
  )
}

function Step({ actor, screen, form }: InstallationWizardDialogProps & { readonly form: string }) {
  const { now } = useConsole()
  const phase = useSelector(actor, select.selectPhase)
  const kind = useSelector(actor, select.selectKind)
  const isWaitLong = useSelector(actor, select.selectIsWaitLong)
  if (phase === "failed") return null
  // The choice waits for nothing.
  if (phase === "loading" && kind !== null)
    return <PartWaiting lines={4} text={isWaitLong ? waitMessages.awaited(waitMessages.dialog) : null} />
  if (phase === "created" || phase === "removingOthers") return <WizardCreated actor={actor} screen={screen} />
  if (kind === null) return <WizardChoice actor={actor} />
  const submit = () => {
    const codes = { authenticationCode: randomId(randomBytes), sessionToken: randomId(randomBytes) }
    actor.send({ type: "submit", codes, now: now() })
  }
  return <WizardForm key={kind} id={form} actor={actor} kind={kind} onSubmit={submit} />
}

/** New on the installation list: the choice, the form, then the Verification ID (document 2 §2, §4). */
export function InstallationWizardDialog({ actor, screen }: InstallationWizardDialogProps) {
  const phase = useSelector(actor, select.selectPhase)
  const canLeave = phase !== "creating" && phase !== "completing" && phase !== "removingOthers"
  const form = useId()
  const leave = () => actor.send({ type: select.isLeftByCancel(phase) ? "cancel" : "close" })
  return (
    <>
      <Modal
        title={words.title}
        closeOnEscape={canLeave}
        closeOnBackdrop={false}
        hasCloseButton={canLeave}
        onClose={leave}
        footer={<WizardButtons actor={actor} form={form} onLeave={leave} />}
      >
        <div className="cc-fields">
          <Step actor={actor} screen={screen} form={form} />
          <Failure actor={actor} />
        </div>
      </Modal>
      {phase === "asking" && <UnsavedInFlow actor={actor} text={words.unsaved} />}
    </>
  )
}

import { controlMessages } from "@command-center/domain/message/control-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { pushMessages } from "@command-center/domain/push/push-messages"
import { selectHasOutcome } from "@command-center/machines/operation/bulk-call.selectors"
import type { pushMachine } from "@command-center/machines/push/push.machine"
import * as select from "@command-center/machines/push/push.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { PartWaiting } from "@command-center/ui/feedback/skeletons"
import { useSelector } from "@xstate/react"
import { useId } from "react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { FlowCrashed } from "../../list/flow-crashed.view.tsx"
import { OperationDialog } from "../../operations/operation.view.tsx"
import { UnsavedInFlow } from "../../record/unsaved.view.tsx"
import { PushForm } from "./push.form.view.tsx"
import { selectPhase } from "./push.phase.ts"
import { PushFooter } from "./push-footer.view.tsx"
import { IncompatibleDialog } from "./push-incompatible.view.tsx"

export interface PushDialogProps {
  readonly actor: ActorRefFrom<typeof pushMachine>
}

const words = { succeeded: controlMessages.created } as const

/** Push Forms and Update Firmware: what is asked for, and the way on where no answer came (document 2 §4). */
export function PushDialog({ actor }: PushDialogProps) {
  const { now } = useConsole()
  const kind = useSelector(actor, select.selectKind)
  const title = pushMessages.titles[kind]
  const phase = useSelector(actor, selectPhase)
  const error = useSelector(actor, select.selectError)
  const isWaitLong = useSelector(actor, select.selectIsWaitLong)
  const isSending = useSelector(actor, select.selectIsSending)
  const isAsking = useSelector(actor, select.selectIsAsking)
  const canBegin = useSelector(actor, (snapshot) => snapshot.can({ type: "retry" }))
  const operation = useSelector(actor, select.selectOperation)
  const hasOutcome = useSelector(operation, selectHasOutcome)
  const form = useId()
  const close = () => actor.send({ type: "close" })
  if (phase === "incompatible") return <IncompatibleDialog actor={actor} />
  if (phase === "crashed") {
    const retry = canBegin ? () => actor.send({ type: "retry" }) : undefined
    return <FlowCrashed title={title} onRetry={retry} onClose={close} />
  }
  if (operation !== undefined && hasOutcome) return <OperationDialog actor={operation} title={title} words={words} />
  return (
    <Modal
      title={title}
      size="md"
      closeOnEscape={!isSending}
      closeOnBackdrop={false}
      hasCloseButton={!isSending}
      onClose={() => actor.send({ type: "cancel" })}
      footer={<PushFooter actor={actor} phase={phase} form={form} />}
    >
      {phase === "loading" && (
        <PartWaiting lines={4} text={isWaitLong ? waitMessages.awaited(waitMessages.dialog) : null} />
      )}
      {phase === "unloaded" && <InlineNote kind="bad">{error}</InlineNote>}
      {phase === "form" && (
        <PushForm id={form} actor={actor} onSubmit={() => actor.send({ type: "submit", now: now() })} />
      )}
      {isAsking && <UnsavedInFlow actor={actor} text={pushMessages.unsaved[kind]} />}
    </Modal>
  )
}

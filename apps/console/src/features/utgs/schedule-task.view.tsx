import { controlMessages } from "@command-center/domain/message/control-messages"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import { selectHasOutcome } from "@command-center/machines/operation/bulk-call.selectors"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import * as select from "@command-center/machines/schedule-task/schedule-task.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { type ReactNode, useId } from "react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { useActorState } from "../../app/use-actor-state.ts"
import { FlowCrashed } from "../../list/flow-crashed.view.tsx"
import { OperationDialog } from "../../operations/operation.view.tsx"
import { UnsavedDialog } from "../../record/unsaved.view.tsx"
import { ScheduleTaskForm } from "./schedule-task.form.view.tsx"
import { ScheduleTaskOutcome } from "./schedule-task.outcome.view.tsx"
import { selectPhase } from "./schedule-task.phase.ts"
import { ScheduleTaskSummary } from "./schedule-task.summary.view.tsx"

export interface ScheduleTaskDialogProps {
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly businessEntityId: number
}

const { title } = scheduleMessages
const words = { succeeded: controlMessages.created } as const

const useScheduleTask = (actor: ScheduleTaskDialogProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    phase: selectPhase(snapshot),
    canSubmit: select.selectCanSubmit(snapshot),
    refusal: select.selectRefusal(snapshot),
    isSending: select.selectIsSending(snapshot),
    isAsking: select.selectIsAsking(snapshot),
    canBegin: snapshot.can({ type: "versions.retry" }),
    operation: select.selectOperation(snapshot)
  }))

/** Document 2 §4: what is asked for, the answer for each UTG, and the way on where no answer came. */
export function ScheduleTaskDialog({ actor, businessEntityId }: ScheduleTaskDialogProps) {
  const { now } = useConsole()
  const { phase, canSubmit, refusal, isSending, isAsking, canBegin, operation, send } = useScheduleTask(actor)
  const hasOutcome = useSelector(operation, selectHasOutcome)
  const form = useId()
  const cancel = () => send({ type: "cancel" })
  const close = () => send({ type: "close" })
  const edit = () => send({ type: "edit" })
  if (phase === "crashed") {
    const retry = canBegin ? () => send({ type: "versions.retry" }) : undefined
    return <FlowCrashed title={title} onRetry={retry} onClose={close} />
  }
  if (operation !== undefined && hasOutcome) return <OperationDialog actor={operation} title={title} words={words} />
  const isForm = phase === "form"
  const footers: Readonly<Record<typeof phase, ReactNode>> = {
    form: (
      <>
        <ScheduleTaskSummary actor={actor} />
        <Button key="cancel" colorPalette="gray" disabled={isSending} onClick={cancel}>
          {controlMessages.cancel}
        </Button>
        <Button
          key="submit"
          type="submit"
          form={form}
          variant="solid"
          colorPalette="accent"
          isBusy={isSending}
          disabled={!canSubmit && refusal === ""}
          reason={canSubmit || refusal === "" ? undefined : refusal}
        >
          {isSending ? taskLabels.scheduling : taskLabels.schedule}
        </Button>
      </>
    ),
    sent: (
      <>
        <Button key="another" colorPalette="gray" onClick={edit}>
          {taskLabels.another}
        </Button>
        <Button key="close" variant="solid" colorPalette="accent" onClick={close}>
          {controlMessages.close}
        </Button>
      </>
    )
  }
  return (
    <Modal
      title={title}
      size="lg"
      closeOnEscape={!isSending}
      closeOnBackdrop={false}
      hasCloseButton={!isSending}
      onClose={isForm ? cancel : close}
      footer={footers[phase]}
    >
      {isForm && <ScheduleTaskForm id={form} actor={actor} onSubmit={() => send({ type: "submit", now: now() })} />}
      {phase === "sent" && <ScheduleTaskOutcome actor={actor} businessEntityId={businessEntityId} />}
      {isAsking && (
        <UnsavedDialog text={scheduleMessages.unsaved} onContinue={edit} onLose={() => send({ type: "discard" })} />
      )}
    </Modal>
  )
}

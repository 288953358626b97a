import { scheduleMessages } from "@command-center/domain/task/task-messages"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import {
  selectCanSubmit,
  selectIsAsking,
  selectIsSending
} from "@command-center/machines/schedule-task/schedule-task.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { type ReactNode, useId } from "react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { FlowCrashed } from "../../list/flow-crashed.view.tsx"
import { UnsavedDialog } from "../../record/unsaved.view.tsx"
import { ScheduleTaskForm } from "./schedule-task.form.view.tsx"
import { ScheduleTaskOutcome } from "./schedule-task.outcome.view.tsx"
import { selectPhase } from "./schedule-task.phase.ts"
import { ScheduleTaskSummary } from "./schedule-task.summary.view.tsx"
import { ScheduleTaskUnknown } from "./schedule-task.unknown.view.tsx"

export interface ScheduleTaskDialogProps {
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly businessEntityId: number
}

const title = "Schedule Task"

/** Document 2 §4: what is asked for, the answer for each UTG, and the way on where no answer came. */
export function ScheduleTaskDialog({ actor, businessEntityId }: ScheduleTaskDialogProps) {
  const { now } = useConsole()
  const phase = useSelector(actor, selectPhase)
  const canSubmit = useSelector(actor, selectCanSubmit)
  const isSending = useSelector(actor, selectIsSending)
  const isAsking = useSelector(actor, selectIsAsking)
  const canBegin = useSelector(actor, (snapshot) => snapshot.can({ type: "versions.retry" }))
  const form = useId()
  const cancel = () => actor.send({ type: "cancel" })
  const close = () => actor.send({ type: "close" })
  const check = () => actor.send({ type: "check" })
  const edit = () => actor.send({ type: "edit" })
  if (phase === "crashed") {
    return (
      <FlowCrashed
        title={title}
        onRetry={() => actor.send(canBegin ? { type: "versions.retry" } : { type: "check" })}
        onClose={close}
      />
    )
  }
  const isForm = phase === "form"
  const isChecking = phase === "checking"
  const footers: Readonly<Record<typeof phase, ReactNode>> = {
    form: (
      <>
        <ScheduleTaskSummary actor={actor} />
        <Button key="cancel" colorPalette="gray" disabled={isSending} onClick={cancel}>
          Cancel
        </Button>
        <Button
          key="submit"
          type="submit"
          form={form}
          variant="solid"
          colorPalette="accent"
          aria-busy={isSending}
          aria-disabled={isSending}
          disabled={!canSubmit && !isSending}
        >
          {isSending && <span className="cc-spinner" aria-hidden />}
          {isSending ? "Scheduling…" : "Schedule Task"}
        </Button>
      </>
    ),
    sent: (
      <>
        <Button key="another" colorPalette="gray" onClick={edit}>
          Schedule Another Task
        </Button>
        <Button key="close" variant="solid" colorPalette="accent" onClick={close}>
          Close
        </Button>
      </>
    ),
    unknown: (
      <>
        <Button key="leave" colorPalette="gray" onClick={close}>
          Close
        </Button>
        <Button key="check" variant="solid" colorPalette="accent" onClick={check}>
          Check
        </Button>
      </>
    ),
    checking: (
      <>
        <Button key="leave" colorPalette="gray" onClick={close}>
          Close
        </Button>
        <Button key="check" variant="solid" colorPalette="accent" aria-busy aria-disabled>
          <span className="cc-spinner" aria-hidden />
          Checking…
        </Button>
      </>
    ),
    notFound: (
      <>
        <Button key="leave" colorPalette="gray" onClick={close}>
          Close
        </Button>
        <Button key="check" colorPalette="gray" onClick={check}>
          Check Again
        </Button>
        <Button key="back" variant="solid" colorPalette="accent" onClick={edit}>
          Back to the Task
        </Button>
      </>
    )
  }
  return (
    <Modal
      isOpen
      title={title}
      size="lg"
      closeOnEscape={isForm ? !isSending : !isChecking}
      closeOnBackdrop={false}
      hasCloseButton={!isSending}
      onClose={isForm ? cancel : close}
      footer={footers[phase]}
    >
      {isForm && (
        <ScheduleTaskForm id={form} actor={actor} onSubmit={() => actor.send({ type: "submit", now: now() })} />
      )}
      {phase === "sent" && <ScheduleTaskOutcome actor={actor} businessEntityId={businessEntityId} />}
      {(phase === "unknown" || isChecking || phase === "notFound") && (
        <ScheduleTaskUnknown actor={actor} phase={phase} />
      )}
      {isAsking && (
        <UnsavedDialog
          text={scheduleMessages.unsaved}
          onContinue={edit}
          onLose={() => actor.send({ type: "discard" })}
        />
      )}
    </Modal>
  )
}

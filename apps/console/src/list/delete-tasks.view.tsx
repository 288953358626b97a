import { controlMessages } from "@command-center/domain/message/control-messages"
import { sessionMessages } from "@command-center/domain/message/session-messages"
import { progressMessages } from "@command-center/domain/operation/progress-messages"
import { taskTone } from "@command-center/domain/status/status-tone"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { isDeletable } from "@command-center/domain/task/task-status"
import { utgOfTask } from "@command-center/domain/task/task-utg"
import type { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import * as select from "@command-center/machines/delete-tasks/delete-tasks.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../app/use-actor-state.ts"
import { LeftOutNote } from "../operations/left-out.view.tsx"
import { OperationDialog } from "../operations/operation.view.tsx"
import { RecordDate } from "../record/date.view.tsx"

export interface DeleteTasksDialogProps {
  readonly actor: ActorRefFrom<typeof deleteTasksMachine>
}

const title = taskLabels.deleteTasks

/** More than these would push the question out of sight. */
const listed = 100

function TaskNames({ tasks }: { readonly tasks: ReadonlyArray<TaskRow> }) {
  return (
    <ul className="cc-outcome-list" aria-label={taskLabels.tasks}>
      {tasks.slice(0, listed).map((task) => (
        <li key={task.taskId}>
          <span className="cc-outcome-name">
            {task.taskTypeName} {task.taskId}
          </span>
          <StatusBadge word={task.taskState} tone={taskTone} />
          <span className="cc-outcome-detail">{utgOfTask(task)}</span>
          <span className="cc-outcome-detail">
            <RecordDate iso={task.taskRunAfter} site={task.machineStatusEntityStandardTimeZone} />
          </span>
        </li>
      ))}
      {tasks.length > listed && <li>{controlMessages.andMore(String(tasks.length - listed))}</li>}
    </ul>
  )
}

const useDeleteTasks = (actor: DeleteTasksDialogProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    question: select.selectQuestion(snapshot),
    targets: select.selectTargets(snapshot),
    leftOut: select.selectPlan(snapshot).leftOut,
    isRefused: select.selectIsRefused(snapshot),
    isNothing: select.selectIsNothing(snapshot),
    isCrashed: snapshot.hasTag("crashed"),
    canConfirm: select.selectCanConfirm(snapshot),
    operation: select.selectOperation(snapshot)
  }))

/** Says how many tasks will be deleted, then what becomes of each; refuses where one of them is under way or over. */
export function DeleteTasksDialog({ actor }: DeleteTasksDialogProps) {
  const { question, targets, leftOut, isRefused, isNothing, isCrashed, canConfirm, operation, send } =
    useDeleteTasks(actor)
  if (operation !== undefined) {
    return (
      <OperationDialog
        actor={operation}
        title={title}
        words={{ succeeded: progressMessages.deleted, sending: progressMessages.deleting }}
      />
    )
  }
  if (isRefused || isCrashed) {
    const close = () => send({ type: "close" })
    return (
      <Modal title={title} size="sm" footer={<Button onClick={close}>{controlMessages.close}</Button>} onClose={close}>
        <div className="cc-fields">
          <InlineNote kind="bad">{isRefused ? question : sessionMessages.errorText}</InlineNote>
          {isRefused && <TaskNames tasks={targets.filter((task) => !isDeletable(task))} />}
        </div>
      </Modal>
    )
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={controlMessages.remove}
      isDestructive
      isConfirmDisabled={!canConfirm && !isNothing}
      needed={isNothing ? question : undefined}
      onConfirm={() => send({ type: "confirm" })}
      onCancel={() => send({ type: "cancel" })}
    >
      <div className="cc-fields">
        <p className="cc-consequence">{question}</p>
        <TaskNames tasks={targets} />
        <LeftOutNote all={targets.length} leftOut={leftOut} />
      </div>
    </ConfirmDialog>
  )
}

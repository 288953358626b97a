import { controlMessages } from "@command-center/domain/message/control-messages"
import { sessionMessages } from "@command-center/domain/message/session-messages"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import type { operationMachine } from "@command-center/machines/operation/operation.machine"
import {
  selectIdsWith,
  selectIsAsking,
  selectIsSettled,
  selectOthers,
  selectProgress
} from "@command-center/machines/operation/operation.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { ProgressList, type ProgressListProps } from "@command-center/ui/feedback/progress-list"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { type ReactNode, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { ForgetOperation } from "./forget-operation.view.tsx"
import { LeftOutNote } from "./left-out.view.tsx"
import { RetryButtons } from "./retry-buttons.view.tsx"
import { outcomeOf } from "./target-outcome.ts"

export interface OperationDialogProps {
  readonly actor: ActorRefFrom<typeof operationMachine>
  readonly title: string
  readonly words?: ProgressListProps["words"]
  /** Stands above the list. */
  readonly children?: ReactNode
}

/**
 * What becomes of each target while an operation runs, and after it where something was not accepted. What is not
 * confirmed may have been done: it is repeated only by a button of its own.
 */
export function OperationDialog({ actor, title, words, children }: OperationDialogProps) {
  const snapshot = useSelector(actor, (now) => now)
  const { record, failure, isReopened } = snapshot.context
  const isRunning = snapshot.hasTag("busy")
  const isStopping = snapshot.matches("stopping")
  const isCrashed = snapshot.hasTag("crashed")
  const isSettled = selectIsSettled(snapshot)
  const progress = selectProgress(snapshot)
  const accepted = selectIdsWith("accepted")(snapshot)
  const notSent = selectIdsWith("notSent")(snapshot)
  const others = selectOthers(snapshot)
  const first = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Modal
        title={title}
        closeOnEscape={!isRunning}
        closeOnBackdrop={false}
        hasCloseButton={false}
        initialFocus={first}
        onClose={() => actor.send({ type: "close" })}
        footer={
          <>
            <Button
              ref={first}
              colorPalette="gray"
              aria-disabled={isStopping}
              onClick={() => actor.send({ type: isRunning ? "stop" : "close" })}
            >
              {isStopping ? controlMessages.stopping : isRunning ? controlMessages.stop : controlMessages.close}
            </Button>
            {isSettled && others > 0 && (
              <Button colorPalette="danger" variant="solid" onClick={() => actor.send({ type: "others.removed" })}>
                {writeMessages.removeOthers(others)}
              </Button>
            )}
            {isSettled && (
              <RetryButtons
                unknown={selectIdsWith("unknown")(snapshot)}
                failed={selectIdsWith("failed")(snapshot)}
                notSent={notSent}
                onRetry={(ids) => actor.send({ type: "retry", ids })}
              />
            )}
          </>
        }
      >
        <div className="cc-fields">
          {children}
          {isCrashed && <InlineNote kind="bad">{sessionMessages.errorText}</InlineNote>}
          {others > 0 && <InlineNote kind="warn">{operationMessages.twice}</InlineNote>}
          {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
          <ProgressList
            label={title}
            outcomes={progress.map(outcomeOf)}
            words={{ succeeded: operationMessages.words.accepted, ...words }}
          />
          <LeftOutNote all={progress.length + record.leftOut.length} leftOut={record.leftOut} />
          {isSettled && (
            <>
              {accepted.length < progress.length && (
                <p className="cc-hint">
                  {operationMessages.kept}
                  {isReopened && ` ${operationMessages.nothingSent}`}
                </p>
              )}
              <div className="cc-actions">
                <Button size="sm" colorPalette="gray" onClick={() => actor.send({ type: "copy" })}>
                  {controlMessages.copy}
                </Button>
                <Button size="sm" colorPalette="gray" onClick={() => actor.send({ type: "download" })}>
                  {controlMessages.download}
                </Button>
                <Button size="sm" colorPalette="gray" onClick={() => actor.send({ type: "forget" })}>
                  {controlMessages.forget}
                </Button>
              </div>
            </>
          )}
        </div>
      </Modal>
      {selectIsAsking(snapshot) && <ForgetOperation record={record} actor={actor} />}
    </>
  )
}

import type { makeOperationMachine } from "@command-center/machines/operation/operation.machine"
import { selectFailedIds, selectProgress, selectReport } from "@command-center/machines/operation/operation.selectors"
import type { OperationTarget } from "@command-center/machines/operation/operation.types"
import { Modal } from "@command-center/ui/dialog/modal"
import { ProgressList, type ProgressListProps } from "@command-center/ui/feedback/progress-list"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { type ReactNode, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { outcomeOf } from "./target-outcome.ts"

export interface OperationDialogProps<Target extends OperationTarget> {
  readonly actor: ActorRefFrom<ReturnType<typeof makeOperationMachine<Target>>>
  readonly title: string
  readonly words?: ProgressListProps["words"]
  /** Stands above the list. */
  readonly children?: ReactNode
}

/**
 * What becomes of each target while an operation runs, and after it where something did not succeed. What is not
 * confirmed may have been done: it is repeated only by a button of its own.
 */
export function OperationDialog<Target extends OperationTarget>(props: OperationDialogProps<Target>) {
  const { actor, title, words = {}, children } = props
  const isRunning = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const isStopping = useSelector(actor, (snapshot) => snapshot.matches("stopping"))
  const calling = useSelector(actor, ({ context }) => context.calling)
  const { context } = useSelector(actor, (snapshot) => snapshot)
  const outcomes = selectProgress<Target>({ context }).map((progress) => outcomeOf(progress, calling))
  const failed = selectFailedIds({ context })
  const unknown = selectReport<Target>({ context })
    .filter(({ result }) => result.status === "unknown")
    .map(({ target }) => target.id)
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      isOpen
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
            {isStopping ? "Stopping…" : isRunning ? "Stop" : "Close"}
          </Button>
          {!isRunning && unknown.length > 0 && (
            <Button colorPalette="gray" onClick={() => actor.send({ type: "retry", ids: unknown })}>
              Retry not confirmed ({unknown.length})
            </Button>
          )}
          {!isRunning && failed.length > 0 && (
            <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "retry", ids: failed })}>
              Retry failed ({failed.length})
            </Button>
          )}
        </>
      }
    >
      <div className="cc-fields">
        {children}
        <ProgressList label={title} outcomes={outcomes} words={words} />
      </div>
    </Modal>
  )
}

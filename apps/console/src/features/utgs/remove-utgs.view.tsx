import { controlMessages } from "@command-center/domain/message/control-messages"
import { progressMessages } from "@command-center/domain/operation/progress-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import * as select from "@command-center/machines/remove-utgs/remove-utgs.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { TextField } from "@command-center/ui/fields/text-field"
import { type FormEvent, useId, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../../app/use-actor-state.ts"
import { FlowCrashed } from "../../list/flow-crashed.view.tsx"
import { LeftOutNote } from "../../operations/left-out.view.tsx"
import { OperationDialog } from "../../operations/operation.view.tsx"
import { TargetNames } from "./target-names.view.tsx"

export interface RemoveUtgsDialogProps {
  readonly actor: ActorRefFrom<typeof removeUtgsMachine>
}

const title = utgLabels.remove

const useRemoveUtgs = (actor: RemoveUtgsDialogProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    targets: select.selectTargets(snapshot),
    leftOut: select.selectPlan(snapshot).leftOut,
    typed: select.selectTyped(snapshot),
    isNothing: select.selectIsNothing(snapshot),
    canRemove: select.selectCanRemove(snapshot),
    operation: select.selectOperation(snapshot),
    isCrashed: snapshot.hasTag("crashed")
  }))

/** Asks for the word before anything is removed, then shows what became of each. */
export function RemoveUtgsDialog({ actor }: RemoveUtgsDialogProps) {
  const { targets, leftOut, typed, isNothing, canRemove, operation, isCrashed, send } = useRemoveUtgs(actor)
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  if (operation !== undefined) {
    return <OperationDialog actor={operation} title={title} words={{ succeeded: progressMessages.removed }} />
  }
  const needed = isNothing ? utgMessages.removeNothing : utgMessages.removePrompt
  const cancel = () => send({ type: "cancel" })
  if (isCrashed) return <FlowCrashed title={title} onClose={cancel} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: "submit" })
  }
  return (
    <Modal
      title={title}
      role="alertdialog"
      closeOnBackdrop={false}
      initialFocus={input}
      onClose={cancel}
      footer={
        <>
          <Button colorPalette="gray" onClick={cancel}>
            {controlMessages.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="solid"
            colorPalette="danger"
            reason={canRemove ? undefined : needed}
          >
            {controlMessages.remove}
          </Button>
        </>
      }
    >
      <form id={form} className="cc-fields" onSubmit={submit}>
        <p className="cc-consequence">
          {isNothing ? utgMessages.removeNothing : utgMessages.removeWarning(targets.length - leftOut.length)}
        </p>
        <TargetNames label={utgLabels.toRemove} targets={targets} />
        <LeftOutNote all={targets.length} leftOut={leftOut} />
        {!isNothing && (
          <TextField
            label={utgMessages.removePrompt}
            inputRef={input}
            value={typed}
            onChange={(value) => send({ type: "typed.changed", value })}
          />
        )}
      </form>
    </Modal>
  )
}

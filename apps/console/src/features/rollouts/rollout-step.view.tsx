import { longest, typedMost } from "@command-center/domain/rollout/plan-text"
import { stepComesTo, stepLabel, stepQuestion } from "@command-center/domain/rollout/rollout-page"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import type { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import * as select from "@command-center/machines/rollout-run/rollout-run.selectors"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useNow } from "../../app/use-now.ts"
import { WithTimes } from "../../app/with-times.tsx"
import { UnsavedInFlow } from "../../record/unsaved.view.tsx"

export interface RolloutStepDialogProps {
  readonly actor: ActorRefFrom<typeof rolloutRunMachine>
  readonly rollout: Rollout
}

/** What a step comes to, before it is taken; a note for the journal; what became of it where that is not known. */
export function RolloutStepDialog({ actor, rollout }: RolloutStepDialogProps) {
  const now = useNow()
  const chosen = useSelector(actor, select.selectChosen)
  const isAsking = useSelector(actor, select.selectIsAsking)
  const isSending = useSelector(actor, select.selectIsSending)
  const isNotConfirmed = useSelector(actor, select.selectIsNotConfirmed)
  const isCrashed = useSelector(actor, select.selectIsStepCrashed)
  const isLosing = useSelector(actor, select.selectIsLosing)
  const noteIssue = useSelector(actor, select.selectNoteIssue)
  const error = useSelector(actor, select.selectStepError)
  if (chosen === null || !isAsking) return null
  const { step, note, deleteTasks } = chosen
  const seen = chosen.seen ?? rollout
  return (
    <>
      <ConfirmDialog
        title={stepQuestion(seen, step)}
        confirmLabel={isNotConfirmed ? messages.sendAgain : stepLabel(seen, step)}
        isDestructive={step === "stop"}
        isBusy={isSending}
        isConfirmDisabled={isCrashed || noteIssue !== null}
        note={error}
        onConfirm={() => actor.send({ type: "step.confirmed" })}
        onCancel={() => actor.send({ type: "step.cancelled" })}
      >
        <p>
          <WithTimes say={(timeText) => stepComesTo(seen, step, { timeText, now })} />
        </p>
        {step === "stop" && (
          <CheckboxField
            label={messages.deleteTasks}
            isChecked={deleteTasks}
            isDisabled={isNotConfirmed || isSending}
            onChange={(isChecked) => actor.send({ type: "deleteTasks.chosen", deleteTasks: isChecked })}
          />
        )}
        <TextField
          label={messages.note}
          value={note}
          maxLength={typedMost(longest.note)}
          error={noteIssue}
          rows={2}
          isDisabled={isSending || isNotConfirmed}
          onChange={(text) => actor.send({ type: "note.changed", note: text })}
        />
      </ConfirmDialog>
      {isLosing && <UnsavedInFlow text={messages.stepUnsaved} actor={actor} />}
    </>
  )
}

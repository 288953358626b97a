import type { AlertDraft } from "@command-center/domain/alerts/alert-rule"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { directions } from "@command-center/domain/alerts/direction"
import { listMessages } from "@command-center/domain/message/list-messages"
import { submitReason } from "@command-center/domain/message/submit-reason"
import { viewLimits } from "@command-center/domain/rows/saved-views"
import type { alertRuleMachine } from "@command-center/machines/alert-rule/alert-rule.machine"
import * as select from "@command-center/machines/alert-rule/alert-rule.selectors"
import type { Consent } from "@command-center/machines/alerts/alerts.types"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { TextField } from "@command-center/ui/fields/text-field"
import { type FormEvent, type ReactNode, useId, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../app/use-actor-state.ts"
import { UnsavedInFlow } from "../record/unsaved.view.tsx"

/** What notifications will be like, said before the browser asks. */
const consentNote: Readonly<Record<Consent, ReactNode>> = {
  granted: null,
  undecided: <p className="cc-help">{alertMessages.willAsk}</p>,
  denied: <InlineNote kind="warn">{alertMessages.blocked}</InlineNote>,
  unsupported: <InlineNote kind="warn">{alertMessages.unsupported}</InlineNote>
}

export interface AlertRuleDialogProps {
  readonly actor: ActorRefFrom<typeof alertRuleMachine>
  readonly consent: Consent
}

/** The limit of one rule, beside what its view shows now and what will happen. */
export function AlertRuleDialog({ actor, consent }: AlertRuleDialogProps) {
  const { draft, view, isNew, isAsking, canSave, limitIssue, nameIssue, countNow, promise, send } = useActorState(
    actor,
    (snapshot) => ({
      draft: select.selectDraft(snapshot),
      view: select.selectView(snapshot).view,
      isNew: select.selectIsNew(snapshot),
      isAsking: select.selectIsAsking(snapshot),
      canSave: select.selectCanSave(snapshot),
      limitIssue: select.selectLimitIssue(snapshot),
      nameIssue: select.selectNameIssue(snapshot),
      countNow: select.selectCountText(snapshot),
      promise: select.selectPromise(snapshot)
    })
  )
  const form = useId()
  const limit = useRef<HTMLInputElement>(null)
  const change = (part: Partial<AlertDraft>) => send({ type: "draft.changed", draft: { ...draft, ...part } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: "submit" })
  }
  return (
    <>
      <Modal
        title={isNew ? alertMessages.newTitle : alertMessages.editTitle}
        closeOnBackdrop={false}
        initialFocus={limit}
        onClose={() => send({ type: "cancel" })}
        footer={
          <>
            <Button colorPalette="gray" onClick={() => send({ type: "cancel" })}>
              {listMessages.cancel}
            </Button>
            <Button
              type="submit"
              form={form}
              variant="solid"
              colorPalette="accent"
              reason={canSave ? undefined : submitReason([[alertMessages.limit, draft.limit]])}
            >
              {alertMessages.save}
            </Button>
          </>
        }
      >
        <form id={form} className="cc-fields" onSubmit={submit}>
          <p>
            <strong className="cc-alert-view">{view}</strong> <span role="status">{countNow}</span>
          </p>
          <RadioGroup
            label={alertMessages.direction}
            value={draft.direction}
            options={directions.map((value) => ({ value, label: alertMessages.directions[value] }))}
            onChange={(direction) => change({ direction })}
          />
          <TextField
            label={alertMessages.limit}
            isRequired
            inputMode="numeric"
            inputRef={limit}
            maxLength={20}
            value={draft.limit}
            error={limitIssue}
            onChange={(next) => change({ limit: next })}
          />
          <TextField
            label={alertMessages.name}
            placeholder={view}
            maxLength={viewLimits.name * 2}
            value={draft.name}
            error={nameIssue}
            onChange={(name) => change({ name })}
          />
          {promise !== null && <p role="status">{promise}</p>}
          {consentNote[consent]}
          <p className="cc-help">{alertMessages.hint}</p>
        </form>
      </Modal>
      {isAsking && <UnsavedInFlow actor={actor} text={alertMessages.unsaved} />}
    </>
  )
}

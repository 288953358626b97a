import { listMessages } from "@command-center/domain/message/list-messages"
import { submitReason } from "@command-center/domain/message/submit-reason"
import { tagLimits } from "@command-center/domain/tags/tag"
import { outcomeLines } from "@command-center/domain/tags/tag-outcome"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import * as select from "@command-center/machines/tags/tags.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { TextField } from "@command-center/ui/fields/text-field"
import "@command-center/ui/theme/css/tags.css"
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import { FocusOnArrival } from "../list/focus-on-arrival.view.tsx"
import type { TagsRef } from "./own-tags.ts"

const { many } = tagMessages

interface ChoiceProps {
  readonly actor: TagsRef
  readonly choice: select.ChoosableTag
  readonly total: number
}

/** A box of three states: on all of them, on none, or on some, which stays so until it is ticked. */
function Choice({ actor, choice: { tag, count, state, isChanged }, total }: ChoiceProps) {
  return (
    <li>
      <label className="cc-check cc-tag-choice" data-changed={isChanged || undefined}>
        <input
          type="checkbox"
          className="cc-checkbox"
          ref={(box) => {
            if (box !== null) box.indeterminate = state === "some"
          }}
          checked={state === "on"}
          onChange={() => actor.send({ type: "tag.toggled", tag })}
        />
        <bdi>{tag}</bdi>
        <span className="cc-facet-count">{many.share(count, total)}</span>
      </label>
    </li>
  )
}

function Choosing({ actor }: { readonly actor: TagsRef }) {
  const context = useSelector(actor, select.selectContext)
  const issue = useSelector(actor, select.selectNewTagIssue)
  const refusal = useSelector(actor, select.selectRefusal)
  const consequence = useSelector(actor, select.selectConsequence)
  const choices = select.choosableTags(context)
  const total = context.targets.length
  const add = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "newTag.added" })
  }
  return (
    <div className="cc-fields">
      <form className="cc-tag-new" onSubmit={add}>
        <TextField
          label={many.newTag}
          maxLength={tagLimits.tag * 2}
          value={context.newTag}
          error={issue}
          onChange={(text) => actor.send({ type: "newTag.changed", text })}
        />
        <Button
          type="submit"
          colorPalette="gray"
          reason={
            context.newTag.trim() === "" || issue !== null ? submitReason([[many.newTag, context.newTag]]) : undefined
          }
        >
          {many.addNew}
        </Button>
      </form>
      {choices.length === 0 ? (
        <p className="cc-help">{many.none}</p>
      ) : (
        <ul className="cc-tag-choices" aria-label={many.known}>
          {choices.map((choice) => (
            <Choice key={choice.tag} actor={actor} choice={choice} total={total} />
          ))}
        </ul>
      )}
      <p className="cc-help">{tagMessages.ownHint}</p>
      {refusal !== null && <InlineNote kind="bad">{refusal}</InlineNote>}
      <p role="status">
        <strong>{consequence === "" ? many.nothing : consequence}</strong>
      </p>
    </div>
  )
}

function Told({ actor }: { readonly actor: TagsRef }) {
  const { results } = useSelector(actor, select.selectContext)
  return (
    <FocusOnArrival>
      <div role="status">
        <ul className="cc-results">
          {outcomeLines(results).map(({ text, kind }) => (
            <li key={text} data-kind={kind}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </FocusOnArrival>
  )
}

export interface TagManyDialogProps {
  readonly actor: TagsRef
  /** It says what came of it. */
  readonly isTold: boolean
}

/** Puts tags on many UTGs and takes others off: what it will do, and what came of it. */
export function TagManyDialog({ actor, isTold }: TagManyDialogProps) {
  const count = useSelector(actor, (snapshot) => snapshot.context.targets.length)
  const canSave = useSelector(actor, select.selectCanSave)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const close = () => actor.send({ type: isTold ? "close" : "cancel" })
  return (
    <Modal
      title={many.title(count)}
      closeOnBackdrop={false}
      onClose={close}
      footer={
        isTold ? (
          <Button variant="solid" onClick={close}>
            {many.done}
          </Button>
        ) : (
          <>
            <Button colorPalette="gray" disabled={isBusy} onClick={close}>
              {listMessages.cancel}
            </Button>
            <Button variant="solid" disabled={!canSave} isBusy={isBusy} onClick={() => actor.send({ type: "submit" })}>
              {many.save}
            </Button>
          </>
        )
      }
    >
      {isTold ? <Told actor={actor} /> : <Choosing actor={actor} />}
    </Modal>
  )
}

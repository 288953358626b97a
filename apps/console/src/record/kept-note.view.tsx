import { draftMessages } from "@command-center/domain/settings/setting-messages"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { WithTimes } from "../app/with-times.tsx"
import type { EditRef, EditSelectors } from "./edit-form.view.tsx"

export interface KeptNoteProps<Subject, Draft> {
  readonly actor: EditRef<Subject, Draft>
  readonly select: EditSelectors<Subject, Draft>
}

/** Says that what was typed on an earlier visit is back, and lets it go. */
export function KeptNote<Subject, Draft>({ actor, select }: KeptNoteProps<Subject, Draft>) {
  const back = useSelector(actor, select.selectKeptNote)
  const isUnsaved = useSelector(actor, select.selectIsUnsaved)
  if (back === null || !isUnsaved) return null
  return (
    <InlineNote kind="info">
      <p>
        <WithTimes say={(timeText) => draftMessages.isBack(timeText(back.savedAt))} /> {draftMessages.withoutSecrets}
      </p>
      <Button size="xs" colorPalette="gray" onClick={() => actor.send({ type: "discard" })}>
        {draftMessages.drop}
      </Button>
    </InlineNote>
  )
}

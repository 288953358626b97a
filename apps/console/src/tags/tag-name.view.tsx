import { tagLimits } from "@command-center/domain/tags/tag"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import * as select from "@command-center/machines/tags/tags.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import { NameForm } from "../list/name-form.view.tsx"
import type { TagsRef } from "./own-tags.ts"

/** What a tag is called from now on. */
export function TagName({ actor, form }: { readonly actor: TagsRef; readonly form: string }) {
  const { newName } = useSelector(actor, select.selectContext)
  const issue = useSelector(actor, select.selectNameIssue)
  const hint = useSelector(actor, select.selectNameHint)
  const refusal = useSelector(actor, select.selectRefusal)
  return (
    <NameForm
      form={form}
      label={tagMessages.manager.name}
      maxLength={tagLimits.tag * 2}
      value={newName}
      error={issue}
      onChange={(name) => actor.send({ type: "name.changed", name })}
      onSubmit={() => actor.send({ type: "submit" })}
    >
      {hint !== null && <InlineNote kind="info">{hint}</InlineNote>}
      {refusal !== null && <InlineNote kind="bad">{refusal}</InlineNote>}
    </NameForm>
  )
}

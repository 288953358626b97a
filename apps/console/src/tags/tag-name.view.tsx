import { tagLimits } from "@command-center/domain/tags/tag"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import * as select from "@command-center/machines/tags/tags.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { type FormEvent, useLayoutEffect, useRef } from "react"
import type { TagsRef } from "./start-tags.ts"

/** What a tag is called from now on. */
export function TagName({ actor, form }: { readonly actor: TagsRef; readonly form: string }) {
  const { newName } = useSelector(actor, select.selectContext)
  const issue = useSelector(actor, select.selectNameIssue)
  const hint = useSelector(actor, select.selectNameHint)
  const refusal = useSelector(actor, select.selectRefusal)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "submit" })
  }
  return (
    <form id={form} className="cc-fields" onSubmit={submit}>
      <TextField
        label={tagMessages.manager.name}
        isRequired
        inputRef={input}
        maxLength={tagLimits.tag * 2}
        value={newName}
        error={issue}
        onChange={(name) => actor.send({ type: "name.changed", name })}
      />
      {hint !== null && <InlineNote kind="info">{hint}</InlineNote>}
      {refusal !== null && <InlineNote kind="bad">{refusal}</InlineNote>}
    </form>
  )
}

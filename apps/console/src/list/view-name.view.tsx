import { viewLimits } from "@command-center/domain/rows/saved-views"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { selectIssue, selectTyped } from "@command-center/machines/list-views/list-views.selectors"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { type FormEvent, useLayoutEffect, useRef } from "react"
import type { ViewsRef } from "./views-ref.ts"

/** The name of a new view, or of one that is renamed. */
export function ViewName({ actor, form }: { readonly actor: ViewsRef; readonly form: string }) {
  const typed = useSelector(actor, selectTyped)
  const issue = useSelector(actor, selectIssue)
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
        label={viewMessages.name}
        isRequired
        inputRef={input}
        maxLength={viewLimits.name * 2}
        value={typed}
        error={issue}
        onChange={(name) => actor.send({ type: "name.changed", name })}
      />
    </form>
  )
}

import { viewLimits } from "@command-center/domain/rows/saved-views"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { selectIssue, selectTyped } from "@command-center/machines/list-views/list-views.selectors"
import { useSelector } from "@xstate/react"
import { NameForm } from "./name-form.view.tsx"
import type { ViewsRef } from "./views-ref.ts"

/** The name of a new view, or of one that is renamed. */
export function ViewName({ actor, form }: { readonly actor: ViewsRef; readonly form: string }) {
  const typed = useSelector(actor, selectTyped)
  const issue = useSelector(actor, selectIssue)
  return (
    <NameForm
      form={form}
      label={viewMessages.name}
      maxLength={viewLimits.name * 2}
      value={typed}
      error={issue}
      onChange={(name) => actor.send({ type: "name.changed", name })}
      onSubmit={() => actor.send({ type: "submit" })}
    />
  )
}

import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { detailPath } from "@command-center/domain/navigation/routes"
import type { firstContactMachine } from "@command-center/machines/first-contact/first-contact.machine"
import {
  selectContact,
  selectFailure,
  selectMayLook,
  selectNickname
} from "@command-center/machines/first-contact/first-contact.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { Link } from "../../app/page-link.tsx"
import { WithTimes } from "../../app/with-times.tsx"

/** Whether the agent of an installation has reported yet. */
export function FirstContact({ actor }: { readonly actor: ActorRefFrom<typeof firstContactMachine> }) {
  const contact = useSelector(actor, selectContact)
  const mayLook = useSelector(actor, selectMayLook)
  const failure = useSelector(actor, selectFailure)
  const nickname = useSelector(actor, selectNickname)
  if (!mayLook) return null
  if (contact === null)
    return (
      <InlineNote kind={failure === null ? "info" : "warn"}>
        {wizardMessages.waiting(nickname)}
        {failure !== null && <p>{wizardMessages.notLooked(failure)}</p>}
      </InlineNote>
    )
  return (
    <InlineNote kind="success">
      <p>
        <WithTimes say={(timeText) => wizardMessages.connected(nickname, timeText(contact.at))} />
      </p>
      <Link className="cc-link" to={detailPath(contact.businessEntityId, "utgs", contact.componentId)}>
        {wizardMessages.openUtg}
      </Link>
    </InlineNote>
  )
}

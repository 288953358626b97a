import { controlMessages } from "@command-center/domain/message/control-messages"
import { sessionMessages } from "@command-center/domain/message/session-messages"
import type { sessionMachine } from "@command-center/machines/session/session.machine"
import { selectError, selectSignInAddress } from "@command-center/machines/session/session.selectors"
import { ErrorView } from "@command-center/ui/feedback/error-view"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

const { unauthorizedLink } = sessionMessages
const [before = "", after = ""] = sessionMessages.unauthorizedText.split(unauthorizedLink)

/** The error view of document 1 §2.2: a 401 has a login link, anything else a Retry. */
export function SessionErrorView({ actor }: { readonly actor: ActorRefFrom<typeof sessionMachine> }) {
  const error = useSelector(actor, selectError)
  const address = useSelector(actor, selectSignInAddress)
  if (error?.code === 401 && address !== null) {
    const signIn = (
      <a
        href={address}
        className="cc-link"
        onClick={(event) => {
          event.preventDefault()
          actor.send({ type: "signIn" })
        }}
      >
        {unauthorizedLink}
      </a>
    )
    return (
      <ErrorView
        isCalm
        title={sessionMessages.unauthorizedTitle}
        text={
          <>
            {before}
            {signIn}
            {after}
          </>
        }
        detail={error.text}
      />
    )
  }
  return (
    <ErrorView
      title={sessionMessages.errorTitle}
      text={sessionMessages.errorText}
      detail={error?.text ?? null}
      remedy={error?.remedy}
    >
      <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "retry" })}>
        {controlMessages.retry}
      </Button>
    </ErrorView>
  )
}

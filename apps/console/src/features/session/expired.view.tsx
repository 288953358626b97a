import { controlMessages } from "@command-center/domain/message/control-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { sessionMachine } from "@command-center/machines/session/session.machine"
import {
  selectCheckFailure,
  selectIsChecking,
  selectIsSignedOutElsewhere,
  selectSignInAddress
} from "@command-center/machines/session/session.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button, LinkButton } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

export interface ExpiredViewProps {
  readonly actor: ActorRefFrom<typeof sessionMachine>
  /** The new tab takes over what this tab remembers, so it must remember first. */
  readonly onLeaving: () => void
}

/**
 * The session ended under something typed or on its way to a service: the page stays, the sign-in happens in another tab
 * and is checked here.
 */
export function ExpiredView({ actor, onLeaving }: ExpiredViewProps) {
  const isChecking = useSelector(actor, selectIsChecking)
  const failure = useSelector(actor, selectCheckFailure)
  const isSignedOut = useSelector(actor, selectIsSignedOutElsewhere)
  const endedTitle = isSignedOut ? shellMessages.signedOutElsewhereTitle : shellMessages.expiredTitle
  const address = useSelector(actor, selectSignInAddress)
  return (
    <Modal
      title={failure === null ? endedTitle : shellMessages.uncheckedTitle}
      role="alertdialog"
      size="sm"
      closeOnEscape={false}
      closeOnBackdrop={false}
      hasCloseButton={false}
      // A page that goes takes the dialogs over it along; the session alone says when this one closes.
      onClose={stay}
      footer={
        failure === null ? (
          <LinkButton
            variant="solid"
            colorPalette="accent"
            href={address ?? undefined}
            target="_blank"
            rel="opener"
            onClick={onLeaving}
          >
            {frameMessages.newTab}
          </LinkButton>
        ) : (
          <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "retry" })}>
            {controlMessages.retry}
          </Button>
        )
      }
    >
      {isChecking ? (
        <p className="cc-wait" role="status">
          <span className="cc-spinner" aria-hidden />
          {shellMessages.confirmingText}
        </p>
      ) : (
        <p>{failure === null ? shellMessages.expiredText : shellMessages.uncheckedText(failure)}</p>
      )}
    </Modal>
  )
}

const stay = () => undefined

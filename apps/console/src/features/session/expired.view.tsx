import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { sessionMachine } from "@command-center/machines/session/session.machine"
import { selectIsConfirming, selectSignInAddress } from "@command-center/machines/session/session.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

export interface ExpiredViewProps {
  readonly actor: ActorRefFrom<typeof sessionMachine>
  /** The new tab takes over what this tab remembers, so it must remember first. */
  readonly onLeaving: () => void
}

/** The session ended under something typed: the page stays, the sign-in happens in another tab. */
export function ExpiredView({ actor, onLeaving }: ExpiredViewProps) {
  const isConfirming = useSelector(actor, selectIsConfirming)
  const address = useSelector(actor, selectSignInAddress)
  return (
    <Modal
      isOpen
      title={shellMessages.expiredTitle}
      role="alertdialog"
      size="sm"
      closeOnEscape={false}
      closeOnBackdrop={false}
      hasCloseButton={false}
      onClose={() => actor.send({ type: "retry" })}
      footer={
        <Button asChild variant="solid" colorPalette="accent">
          <a href={address ?? undefined} target="_blank" rel="opener" onClick={onLeaving}>
            Sign in in a new tab
          </a>
        </Button>
      }
    >
      <p>{isConfirming ? shellMessages.confirmingText : shellMessages.expiredText}</p>
    </Modal>
  )
}

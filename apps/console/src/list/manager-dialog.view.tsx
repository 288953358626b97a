import { Modal } from "@command-center/ui/dialog/modal"
import type { ReactNode } from "react"
import { FocusOnArrival } from "./focus-on-arrival.view.tsx"

export interface ManagerDialogProps {
  readonly actor: { readonly send: (event: { readonly type: "close" } | { readonly type: "cancel" }) => void }
  /** Where its flow is. */
  readonly phase: string
  readonly title: string
  /** Closing ends it here; elsewhere it leads back to the list. */
  readonly isEnd: boolean
  /** A form takes the focus itself. */
  readonly isForm: boolean
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** All that can be done to things that the user named: one dialog, whose content is what its flow is at. */
export function ManagerDialog({ actor, phase, title, isEnd, isForm, footer, children }: ManagerDialogProps) {
  return (
    <Modal
      title={title}
      closeOnBackdrop={false}
      onClose={() => actor.send({ type: isEnd ? "close" : "cancel" })}
      footer={footer}
    >
      {isForm ? children : <FocusOnArrival key={phase}>{children}</FocusOnArrival>}
    </Modal>
  )
}

/** What is waited for. */
export function Working({ text }: { readonly text: string }) {
  return (
    <p className="cc-wait" role="status">
      <span className="cc-spinner" aria-hidden />
      {text}
    </p>
  )
}

import { Dialog } from "@ark-ui/react/dialog"
import { Portal } from "@ark-ui/react/portal"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { X } from "lucide-react"
import { type ReactNode, type RefObject, use } from "react"
import { Boundary } from "../feedback/boundary.tsx"
import { DialogCrash } from "../feedback/crash-fallback.tsx"
import { scrollEdge } from "../layout/scroll-edge.tsx"
import { scrollStop } from "../layout/scroll-stop.tsx"
import { keptFocus } from "./kept-focus.tsx"
import { useReturnFocus } from "./use-return-focus.tsx"

export interface ModalProps {
  /** Left out, it is open as long as it is there. */
  readonly isOpen?: boolean
  readonly title: string
  readonly size?: "sm" | "md" | "lg" | "xl"
  readonly role?: "dialog" | "alertdialog"
  readonly closeOnEscape?: boolean
  readonly closeOnBackdrop?: boolean
  /** False takes the close button away: the footer's buttons are the only way out. */
  readonly hasCloseButton?: boolean
  readonly onClose: () => void
  readonly footer?: ReactNode
  /** What gets the focus first; without it the first thing that can have it. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** What gets the focus back; without it what had it before. */
  readonly finalFocus?: () => HTMLElement | null
  readonly children?: ReactNode
}

/** What is asked is reached by keys however long it is, and seen to go on below the edge. */
const body = (box: HTMLElement | null) => {
  if (box === null) return undefined
  const ends = [scrollStop(box), scrollEdge(box)]
  return () => {
    for (const end of ends) end?.()
  }
}

/** A dialog over the page. What fails in it while rendering leaves the page behind as it is. */
export function Modal(props: ModalProps) {
  const { isOpen = true, initialFocus, finalFocus } = props
  const crashed = use(DialogCrash)
  useReturnFocus(isOpen)
  return (
    <Dialog.Root
      open={isOpen}
      role={props.role ?? "dialog"}
      closeOnEscape={props.closeOnEscape ?? true}
      closeOnInteractOutside={props.closeOnBackdrop ?? true}
      // A dialog that closed just before gives the focus back when this one is there already: that is nobody's press.
      onFocusOutside={(event) => event.preventDefault()}
      {...(initialFocus === undefined ? {} : { initialFocusEl: () => initialFocus.current })}
      {...(finalFocus === undefined ? {} : { finalFocusEl: finalFocus })}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) props.onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop className="cc-dialog-backdrop" />
        <Dialog.Positioner className="cc-dialog-positioner">
          <Dialog.Content className="cc-dialog-content" data-size={props.size ?? "md"}>
            <div ref={keptFocus} className="cc-dialog-header">
              <Dialog.Title className="cc-dialog-title">{props.title}</Dialog.Title>
            </div>
            <Boundary place={props.title} fallback={(crash) => <div className="cc-dialog-body">{crashed(crash)}</div>}>
              <div ref={body} className="cc-dialog-body">
                {props.children}
              </div>
              {props.footer !== undefined && <div className="cc-dialog-footer">{props.footer}</div>}
            </Boundary>
            {(props.hasCloseButton ?? true) && (
              <Dialog.CloseTrigger className="cc-icon-button cc-dialog-close" aria-label={controlMessages.close}>
                <X size={18} aria-hidden />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

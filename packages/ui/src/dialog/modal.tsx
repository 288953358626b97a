import { Dialog, Portal } from "@chakra-ui/react"
import { X } from "lucide-react"
import { type ReactNode, type RefObject, use } from "react"
import { Boundary } from "../feedback/boundary.tsx"
import { DialogCrash } from "../feedback/crash-fallback.tsx"
import { useReturnFocus } from "./use-return-focus.tsx"

export interface ModalProps {
  readonly isOpen: boolean
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

/** A dialog over the page. What fails in it while rendering leaves the page behind as it is. */
export function Modal(props: ModalProps) {
  const { initialFocus, finalFocus } = props
  const crashed = use(DialogCrash)
  useReturnFocus(props.isOpen)
  return (
    <Dialog.Root
      open={props.isOpen}
      size={props.size ?? "md"}
      role={props.role ?? "dialog"}
      closeOnEscape={props.closeOnEscape ?? true}
      closeOnInteractOutside={props.closeOnBackdrop ?? true}
      {...(initialFocus === undefined ? {} : { initialFocusEl: () => initialFocus.current })}
      {...(finalFocus === undefined ? {} : { finalFocusEl: finalFocus })}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) props.onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{props.title}</Dialog.Title>
            </Dialog.Header>
            <Boundary place={props.title} fallback={(crash) => <Dialog.Body>{crashed(crash)}</Dialog.Body>}>
              <Dialog.Body>{props.children}</Dialog.Body>
              {props.footer !== undefined && <Dialog.Footer>{props.footer}</Dialog.Footer>}
            </Boundary>
            {(props.hasCloseButton ?? true) && (
              <Dialog.CloseTrigger asChild>
                <button type="button" className="cc-icon-button" aria-label="Close">
                  <X size={18} aria-hidden />
                </button>
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

import { Dialog } from "@ark-ui/react/dialog"
import { Portal } from "@ark-ui/react/portal"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { X } from "lucide-react"
import type { ReactNode } from "react"
import { scrollStop } from "../layout/scroll-stop.tsx"
import { keptFocus } from "./kept-focus.tsx"
import { useReturnFocus } from "./use-return-focus.tsx"

export interface DrawerProps {
  readonly isOpen: boolean
  readonly title: string
  readonly placement?: "start" | "end"
  readonly size?: "sm" | "md"
  /** The page behind stays as bright as it is: what is changed here shows there. */
  readonly isSeeThrough?: boolean
  readonly onClose: () => void
  readonly footer?: ReactNode
  readonly children: ReactNode
}

export function Drawer(props: DrawerProps) {
  const { isOpen, title, placement = "end", size = "md", isSeeThrough = false, onClose, footer, children } = props
  useReturnFocus(isOpen)
  return (
    <Dialog.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop className={isSeeThrough ? "cc-dialog-backdrop cc-see-through" : "cc-dialog-backdrop"} />
        <Dialog.Positioner className="cc-drawer-positioner" data-placement={placement}>
          <Dialog.Content className="cc-drawer-content" data-placement={placement} data-size={size}>
            <div ref={keptFocus} className="cc-dialog-header">
              <Dialog.Title className="cc-dialog-title">{title}</Dialog.Title>
            </div>
            <div ref={scrollStop} className="cc-dialog-body cc-drawer-body">
              {children}
            </div>
            {footer !== undefined && <div className="cc-dialog-footer">{footer}</div>}
            <Dialog.CloseTrigger className="cc-icon-button cc-dialog-close" aria-label={controlMessages.close}>
              <X size={18} aria-hidden />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

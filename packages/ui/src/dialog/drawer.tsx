import { Drawer as ChakraDrawer, Portal } from "@chakra-ui/react"
import { X } from "lucide-react"
import type { ReactNode } from "react"

export interface DrawerProps {
  readonly isOpen: boolean
  readonly title: string
  readonly placement?: "start" | "end"
  readonly size?: "sm" | "md"
  readonly onClose: () => void
  readonly footer?: ReactNode
  readonly children: ReactNode
}

export function Drawer({ isOpen, title, placement = "end", size = "md", onClose, footer, children }: DrawerProps) {
  return (
    <ChakraDrawer.Root
      open={isOpen}
      placement={placement}
      size={size}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content>
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
            {footer !== undefined && <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer>}
            <ChakraDrawer.CloseTrigger asChild>
              <button type="button" className="cc-icon-button" aria-label="Close">
                <X size={18} aria-hidden />
              </button>
            </ChakraDrawer.CloseTrigger>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  )
}

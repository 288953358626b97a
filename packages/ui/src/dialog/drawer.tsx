import { Drawer as ChakraDrawer, Portal } from "@chakra-ui/react"
import { X } from "lucide-react"
import type { ReactNode } from "react"
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
        <ChakraDrawer.Backdrop className={isSeeThrough ? "cc-see-through" : undefined} />
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

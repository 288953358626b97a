import { Menu, Portal } from "@chakra-ui/react"
import type { RowAction } from "./table-column.tsx"

export interface RowMenuProps {
  readonly actions: ReadonlyArray<RowAction>
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly onClose: () => void
}

/** The one menu that every row's gear opens beside itself. */
export function RowMenu({ actions, anchor, label, onClose }: RowMenuProps) {
  return (
    <Menu.Root
      open={anchor !== null}
      positioning={{ placement: "bottom-start", getAnchorRect: () => anchor?.getBoundingClientRect() ?? null }}
      onOpenChange={({ open }) => {
        if (open) return
        anchor?.focus()
        onClose()
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {actions.map(({ id, label: text, icon: Icon, isDestructive, isDisabled, onSelect }) => (
              <Menu.Item
                key={id}
                value={id}
                disabled={isDisabled ?? false}
                data-destructive={isDestructive ? "" : undefined}
                onSelect={onSelect}
              >
                {Icon === undefined ? <span className="cc-no-icon" /> : <Icon aria-hidden />}
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

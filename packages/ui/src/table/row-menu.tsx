import { Menu, Portal } from "@chakra-ui/react"
import { useEffect, useRef } from "react"
import type { RowAction } from "./table-column.tsx"

export interface RowMenuProps {
  readonly actions: ReadonlyArray<RowAction>
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly onClose: () => void
}

interface Closing {
  readonly anchor: HTMLElement
  readonly chosen: RowAction | null
}

/** The one menu that every row's gear opens beside itself. */
export function RowMenu({ actions, anchor, label, onClose }: RowMenuProps) {
  const chosen = useRef<RowAction | null>(null)
  const closing = useRef<Closing | null>(null)

  // The menu hands the focus back to the gear before the action runs: a dialog that it opens then returns it there.
  useEffect(() => {
    const last = closing.current
    if (anchor !== null || last === null) return
    closing.current = null
    requestAnimationFrame(() => {
      last.anchor.focus()
      last.chosen?.onSelect()
    })
  }, [anchor])

  return (
    <Menu.Root
      open={anchor !== null}
      positioning={{ placement: "bottom-start", getAnchorRect: () => anchor?.getBoundingClientRect() ?? null }}
      onOpenChange={({ open }) => {
        if (open || anchor === null) return
        closing.current = { anchor, chosen: chosen.current }
        chosen.current = null
        onClose()
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {actions.map((action) => {
              const { id, label: text, icon: Icon, isDestructive, isDisabled } = action
              return (
                <Menu.Item
                  key={id}
                  value={id}
                  disabled={isDisabled ?? false}
                  data-destructive={isDestructive ? "" : undefined}
                  onSelect={() => {
                    chosen.current = action
                  }}
                >
                  {Icon === undefined ? <span className="cc-no-icon" /> : <Icon aria-hidden />}
                  {text}
                </Menu.Item>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

import { controlMessages } from "@command-center/domain/message/control-messages"
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react"
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { ToolButton } from "../fields/tool-button.tsx"

export interface ArrangeItem {
  readonly id: string
  readonly label: string
  /** Why it can't go a place up; null where it can. */
  readonly upRefusal: string | null
  readonly downRefusal: string | null
  /** The first one of another group than the item before it. */
  readonly isDivided?: boolean
  /** What can be set of it, before the arrows. */
  readonly children: ReactNode
  /** Buttons behind the arrows. */
  readonly tools?: ReactNode
}

export interface ArrangeListProps {
  readonly label: string
  readonly items: ReadonlyArray<ArrangeItem>
  readonly onMove: (id: string, by: -1 | 1) => void
  readonly onDrop: (id: string, onto: string) => void
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * The item whose place the dragged one takes, by the pointer's height alone: it may leave the list sideways. The pointer
 * is then over the dragged one, so that items of different heights do not swap back and forth.
 */
const itemAt = (list: HTMLElement, dragged: string, y: number): string | undefined => {
  const items = [...list.querySelectorAll<HTMLElement>(":scope > li")]
  const own = items.find((item) => item.dataset["id"] === dragged)?.getBoundingClientRect()
  if (own === undefined) return undefined
  return items.find((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    const isReached = top > own.top ? y >= bottom - own.height : y < top + own.height
    return y >= top && y < bottom && isReached
  })?.dataset["id"]
}

/** A list whose items are put in order: by their arrows, by Alt with the arrow keys, or by dragging their grip. */
export function ArrangeList({ label, items, onMove, onDrop }: ArrangeListProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<Element | null>(null)

  // A node that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    if (moved.current instanceof HTMLElement && moved.current !== document.activeElement) moved.current.focus()
    moved.current = null
  }, [items])

  const move = (item: ArrangeItem, by: -1 | 1) => {
    if ((by < 0 ? item.upRefusal : item.downRefusal) !== null) return
    moved.current = document.activeElement
    onMove(item.id, by)
  }
  const press = (event: KeyboardEvent, item: ArrangeItem) => {
    const by = arrows[event.key]
    if (by === undefined || !event.altKey) return
    event.preventDefault()
    move(item, by)
  }
  // The list holds the pointer, since the item itself is taken out of the page when it moves.
  const grip = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return
    event.preventDefault()
    list.current?.setPointerCapture(event.pointerId)
    setDragged(id)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return
    const onto = itemAt(event.currentTarget, dragged, event.clientY)
    if (onto !== undefined && onto !== dragged) onDrop(dragged, onto)
  }
  const release = () => setDragged(null)
  const pointer = { onPointerMove: drag, onPointerUp: release, onLostPointerCapture: release } as const
  return (
    <ul
      ref={list}
      className="cc-arrange-list"
      aria-label={label}
      data-dragging={dragged === null ? undefined : ""}
      {...pointer}
    >
      {items.map((item) => {
        const keys = { onKeyDown: (event: KeyboardEvent) => press(event, item) }
        return (
          <li
            key={item.id}
            data-id={item.id}
            data-divided={item.isDivided === true ? "" : undefined}
            data-dragged={item.id === dragged ? "" : undefined}
            {...keys}
          >
            <span className="cc-grip" aria-hidden onPointerDown={(event) => grip(event, item.id)}>
              <GripVertical size={16} />
            </span>
            <div className="cc-arrange-main">{item.children}</div>
            <div className="cc-arrange-tools">
              <ToolButton
                label={controlMessages.moveUp(item.label)}
                Icon={ArrowUp}
                reason={item.upRefusal ?? undefined}
                onPress={() => move(item, -1)}
              />
              <ToolButton
                label={controlMessages.moveDown(item.label)}
                Icon={ArrowDown}
                reason={item.downRefusal ?? undefined}
                onPress={() => move(item, 1)}
              />
              {item.tools}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

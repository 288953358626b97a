import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { focusStop } from "./focus-stop.tsx"
import { beginsAtEnd } from "./menu-arrows.tsx"
import { type MenuItem, MenuItemView } from "./menu-item.tsx"
import { placeMenu } from "./menu-place.tsx"

/** Entries that belong together, under a name. */
interface MenuGroup {
  readonly id: string
  readonly label: string
  readonly items: ReadonlyArray<MenuItem>
}

export interface MenuProps {
  /** The button it belongs to, which gets the focus back; null while the menu is closed. */
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly items: ReadonlyArray<MenuItem | MenuGroup>
  readonly side?: "start" | "end"
  readonly onClose: () => void
}

const entry = "[role^=menuitem]"

const stands = (anchor: HTMLElement, { left, top }: { readonly left: number; readonly top: number }): boolean => {
  const now = anchor.getBoundingClientRect()
  return anchor.isConnected && Math.abs(now.left - left) < 1 && Math.abs(now.top - top) < 1
}

/** A menu of actions (WAI-ARIA menu button): arrows, Home, End, first letters, Escape, Tab. */
export function Menu({ anchor, label, items, side = "start", onClose }: MenuProps) {
  const box = useRef<HTMLDivElement>(null)
  const opened = useRef({ left: 0, top: 0 })
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>(entry) ?? [])]

  useLayoutEffect(() => {
    const menu = box.current
    if (anchor === null || menu === null) return
    const view = { width: window.innerWidth, height: window.innerHeight }
    const size = { width: menu.offsetWidth, height: menu.offsetHeight }
    const beside = anchor.getBoundingClientRect()
    opened.current = beside
    const { left, top, height } = placeMenu(beside, size, view, side)
    if (height < size.height) menu.style.maxHeight = `${height}px`
    menu.style.left = `${left}px`
    menu.style.top = `${top}px`
    const all = [...menu.querySelectorAll<HTMLElement>(entry)]
    all.at(beginsAtEnd(anchor) ? -1 : 0)?.focus()
  }, [anchor, side])

  const closeFrom = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && box.current?.contains(event.target)) return
    // The button itself opens and closes by its click.
    if (event.type === "pointerdown" && event.target instanceof Node && anchor?.contains(event.target)) return
    // A scroll that leaves the button where it is, as one in a pinned column, leaves the menu there, too.
    if (event.type === "scroll" && anchor !== null && stands(anchor, opened.current)) return
    onClose()
  })
  const isOpen = anchor !== null
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: Event) => closeFrom(event)
    document.addEventListener("pointerdown", listener)
    document.addEventListener("scroll", listener, true)
    window.addEventListener("resize", listener)
    return () => {
      document.removeEventListener("pointerdown", listener)
      document.removeEventListener("scroll", listener, true)
      window.removeEventListener("resize", listener)
    }
  }, [isOpen])

  if (anchor === null) return null

  // A button in a pinned column counts as where it would be without the pin: focusing it would scroll the table there.
  const leave = () => {
    anchor.focus({ preventScroll: true })
    onClose()
  }
  // The focus is back on the button before the action runs: a dialog that it opens then returns it there.
  const choose = (item: MenuItem) => {
    leave()
    item.onSelect?.()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const all = entries()
    const at = all.findIndex((entry) => entry === document.activeElement)
    const starting = (letter: string) =>
      [...all.slice(at + 1), ...all.slice(0, at + 1)].find((entry) =>
        entry.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase())
      )
    const next = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all[(at <= 0 ? all.length : at) - 1],
      Home: all[0],
      End: all.at(-1)
    }[event.key]
    if (event.key === "Tab") return leave()
    if (event.key === "Escape") {
      event.stopPropagation()
      leave()
    }
    const target = next ?? (/^\S$/u.test(event.key) ? starting(event.key) : undefined)
    if (target === undefined) return
    event.preventDefault()
    target.focus()
  }
  // A stop, as a menu that is higher than the window is scrolled; its keys work from there, too.
  const menuProps = { role: "menu", onKeyDown: press, ...focusStop } as const
  return createPortal(
    <div ref={box} className="cc-menu" {...menuProps} aria-label={label}>
      {items.map((item) =>
        "items" in item ? (
          <fieldset key={item.id} className="cc-menu-group" aria-label={item.label}>
            <legend>{item.label}</legend>
            {item.items.map((each) => (
              <MenuItemView key={each.id} item={each} onChoose={choose} />
            ))}
          </fieldset>
        ) : (
          <MenuItemView key={item.id} item={item} onChoose={choose} />
        )
      )}
    </div>,
    document.body
  )
}

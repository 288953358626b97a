import { ArrowUpRight, Check, type LucideIcon } from "lucide-react"

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly isDestructive?: boolean
  /** Why it cannot be used now, which is told to who points at it and to who comes to it by keyboard. */
  readonly reason?: string | undefined
  /** One of several choices, of which one holds. */
  readonly isChosen?: boolean
  /** An entry that leads to another application. */
  readonly href?: string
  readonly onSelect?: () => void
}

export interface MenuItemViewProps {
  readonly item: MenuItem
  readonly onChoose: (item: MenuItem) => void
}

export function MenuItemView({ item, onChoose }: MenuItemViewProps) {
  const { label, icon, href, isDestructive, isChosen, reason } = item
  const Icon = isChosen === true ? Check : icon
  const content = (
    <>
      {Icon === undefined ? <span className="cc-no-icon" /> : <Icon size={16} aria-hidden />}
      <span>{label}</span>
      {href !== undefined && <ArrowUpRight size={14} aria-hidden />}
    </>
  )
  const shared = {
    role: isChosen === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": isChosen,
    tabIndex: -1,
    className: "cc-menu-item",
    "data-destructive": isDestructive ? "" : undefined,
    "aria-disabled": reason === undefined ? undefined : true,
    "data-tip": reason,
    onClick: () => {
      if (reason === undefined) onChoose(item)
    }
  } as const
  return href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared}>
      {content}
    </a>
  )
}

import { ArrowUpRight, Check, type LucideIcon } from "lucide-react"

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly isDestructive?: boolean
  readonly isDisabled?: boolean
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
  const { label, icon, href, isDestructive, isChosen, isDisabled = false } = item
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
    onClick: () => onChoose(item)
  } as const
  return href === undefined ? (
    <button type="button" {...shared} disabled={isDisabled}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared}>
      {content}
    </a>
  )
}

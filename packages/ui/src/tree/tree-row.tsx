import type { BeType } from "@command-center/domain/account/business-entity"
import type { TreeRow } from "@command-center/domain/account/tree-rows"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { Briefcase, ChevronDown, ChevronRight, Globe, type LucideIcon, User } from "lucide-react"
import type { CSSProperties, MouseEvent, ReactNode } from "react"
import { endKept } from "../table/end-kept.tsx"

export interface TreeLinkProps {
  readonly role: "treeitem"
  readonly className: string
  readonly style: CSSProperties
  readonly tabIndex: 0 | -1
  readonly title: string
  /** Its name is cut in two where there is no room for it; it is read as one. */
  readonly "aria-label": string
  readonly "aria-level": number
  readonly "aria-expanded": boolean | undefined
  readonly "aria-selected": boolean
  readonly "aria-current": "page" | undefined
  readonly "aria-posinset": number
  readonly "aria-setsize": number
  readonly "data-row": number
  readonly onFocus: () => void
  readonly children: ReactNode
}

export const treeIndent = 20
export const treeRowHeight = 30

/** Document 1 §3. */
const kinds: Readonly<Record<BeType, { readonly icon: LucideIcon; readonly word: string }>> = {
  1: { icon: Briefcase, word: frameMessages.reseller },
  2: { icon: Globe, word: frameMessages.organization },
  3: { icon: User, word: frameMessages.merchant }
}

export interface TreeRowContentProps {
  readonly row: TreeRow
  readonly onToggle: (id: number) => void
}

/** The arrow is the pointer's way to fold; the keyboard has Left and Right on the row itself. */
export function TreeRowContent({ row, onToggle }: TreeRowContentProps) {
  const { icon: Icon, word } = kinds[row.beType]
  const Arrow = row.isExpanded ? ChevronDown : ChevronRight
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onToggle(row.id)
  }
  return (
    <>
      <span className="cc-tree-arrow" aria-hidden data-arrow={row.id} onClick={row.hasChildren ? toggle : undefined}>
        {row.hasChildren && <Arrow size={16} />}
      </span>
      <Icon size={16} className="cc-tree-icon" aria-hidden data-kind={word} />
      <span className="cc-tree-name">{endKept(row.name)}</span>
    </>
  )
}

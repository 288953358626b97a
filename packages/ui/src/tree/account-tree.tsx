import type { TreeRow } from "@command-center/domain/account/tree-rows"
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState
} from "react"
import { treeMove, treePositions, typeAhead } from "./tree-keys.tsx"
import { type TreeLinkProps, TreeRowContent, treeIndent, treeRowHeight } from "./tree-row.tsx"
import { useTreeWindow } from "./use-tree-window.tsx"

export interface AccountTreeProps {
  readonly label: string
  readonly rows: ReadonlyArray<TreeRow>
  readonly onToggle: (id: number) => void
  /** Renders the row's link; every property goes to the anchor. */
  readonly renderLink: (row: TreeRow, props: TreeLinkProps) => ReactNode
}

const typingPause = 600

/** The accounts as one ARIA tree with a single tab stop; only the rows in view are in the page. */
export function AccountTree({ label, rows, onToggle, renderLink }: AccountTreeProps) {
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: "", at: 0 })
  const wantsFocus = useRef(false)
  const [activeId, setActiveId] = useState<number | null>(null)
  const positions = useMemo(() => treePositions(rows), [rows])

  const currentIndex = rows.findIndex(({ isCurrent }) => isCurrent)
  const foundIndex = rows.findIndex(({ id }) => id === activeId)
  const activeIndex = foundIndex >= 0 ? foundIndex : Math.max(0, currentIndex)

  const { indexes, showRow } = useTreeWindow({ scroller: box, count: rows.length, kept: activeIndex })

  const currentId = rows[currentIndex]?.id
  const [shownId, setShownId] = useState(currentId)
  if (shownId !== currentId) {
    setShownId(currentId)
    if (currentId !== undefined) setActiveId(null)
  }
  // Only a new current account moves the tree; folding and filtering leave it where it is.
  const showCurrent = useEffectEvent(() => showRow(currentIndex))
  useEffect(() => {
    if (currentId !== undefined) showCurrent()
  }, [currentId])

  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    box.current?.querySelector<HTMLElement>(`[data-row="${activeId}"]`)?.focus()
  }, [activeId])

  const focusRow = (index: number) => {
    const row = rows[index]
    if (row === undefined || row.id === activeId) return
    wantsFocus.current = true
    showRow(index)
    setActiveId(row.id)
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === " ") {
      event.preventDefault()
      if (event.target instanceof HTMLElement) event.target.click()
      return
    }
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / treeRowHeight) - 1)
    const move = treeMove(rows, activeIndex, event.key, page)
    if (move !== null) {
      event.preventDefault()
      if (move.type === "go") focusRow(move.index)
      else for (const id of move.ids) onToggle(id)
      return
    }
    if (event.key.length !== 1) return
    const isGoingOn = event.timeStamp - typed.current.at < typingPause
    typed.current = { text: isGoingOn ? typed.current.text + event.key : event.key, at: event.timeStamp }
    const found = typeAhead(rows, activeIndex, typed.current.text)
    if (found !== null) focusRow(found)
  }

  return (
    <div ref={box} className="cc-tree" role="tree" aria-label={label} tabIndex={-1} onKeyDown={press}>
      <div role="presentation" className="cc-tree-space" style={{ height: rows.length * treeRowHeight }}>
        {indexes.map((index) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <div
              key={row.id}
              role="presentation"
              className="cc-tree-slot"
              style={{ transform: `translateY(${index * treeRowHeight}px)` }}
            >
              {renderLink(row, {
                role: "treeitem",
                className: "cc-tree-row",
                style: { paddingInlineStart: 4 + (row.level - 1) * treeIndent },
                tabIndex: index === activeIndex ? 0 : -1,
                title: row.name,
                "aria-label": row.name,
                "aria-level": row.level,
                "aria-expanded": row.hasChildren ? row.isExpanded : undefined,
                "aria-selected": row.isCurrent,
                "aria-current": row.isCurrent ? "page" : undefined,
                "aria-posinset": positions[index]?.posInSet ?? 1,
                "aria-setsize": positions[index]?.setSize ?? 1,
                "data-row": row.id,
                onFocus: () => setActiveId(row.id),
                children: <TreeRowContent row={row} onToggle={onToggle} />
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}

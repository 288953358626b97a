import { Button } from "@chakra-ui/react"
import { CircleHelp, Download, FilterX, ListFilter } from "lucide-react"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { SearchField } from "../fields/search-field.tsx"

export interface TableToolbarProps {
  readonly search?: { readonly value: string; readonly onChange: (value: string) => void }
  readonly pageSize: {
    readonly value: number
    readonly options: ReadonlyArray<number>
    readonly onChange: (pageSize: number) => void
  }
  readonly filters?: { readonly activeCount: number; readonly onOpen: () => void; readonly onReset: () => void }
  readonly info?: { readonly label: string; readonly onOpen: () => void }
  readonly download?: { readonly label: string; readonly isBusy: boolean; readonly onStart: () => void }
  /** Buttons of the screen: New, Upload, what acts on the selection. */
  readonly children?: ReactNode
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable)

export function TableToolbar({ search, pageSize, filters, info, download, children }: TableToolbarProps) {
  const input = useRef<HTMLInputElement>(null)
  const sizeId = useId()
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // A dialog hides the rest of the page from everything but itself.
      if (input.current === null || input.current.closest("[aria-hidden=true], [inert]") !== null) return
      event.preventDefault()
      input.current.focus()
    }
    document.addEventListener("keydown", focusSearch)
    return () => document.removeEventListener("keydown", focusSearch)
  }, [])
  return (
    <div className="cc-toolbar" role="toolbar" aria-label="List">
      {search !== undefined && (
        <div className="cc-toolbar-search">
          <SearchField label="Search" inputRef={input} shortcut="/" value={search.value} onChange={search.onChange} />
        </div>
      )}
      {filters !== undefined && (
        <div className="cc-joined">
          <Button colorPalette="gray" onClick={filters.onOpen}>
            <ListFilter aria-hidden />
            Filters
            <span className="cc-badge" data-active={filters.activeCount > 0 || undefined}>
              {filters.activeCount}
              <span className="cc-unseen"> active</span>
            </span>
          </Button>
          <Button colorPalette="gray" aria-label="Reset filters" data-tip="Reset filters" onClick={filters.onReset}>
            <FilterX aria-hidden />
          </Button>
        </div>
      )}
      <div className="cc-page-size">
        <label htmlFor={sizeId}>Page size</label>
        <select
          id={sizeId}
          className="cc-select"
          value={pageSize.value}
          onChange={(event) => pageSize.onChange(Number(event.currentTarget.value))}
        >
          {pageSize.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </div>
      {download !== undefined && (
        <Button
          colorPalette="gray"
          aria-label={download.label}
          data-tip={download.label}
          disabled={download.isBusy}
          aria-busy={download.isBusy}
          onClick={download.onStart}
        >
          {download.isBusy ? <span className="cc-spinner" aria-hidden /> : <Download aria-hidden />}
          CSV
        </Button>
      )}
      {info !== undefined && (
        <Button colorPalette="gray" variant="ghost" aria-label={info.label} data-tip={info.label} onClick={info.onOpen}>
          <CircleHelp aria-hidden />
        </Button>
      )}
      {children !== undefined && <div className="cc-toolbar-end">{children}</div>}
    </div>
  )
}

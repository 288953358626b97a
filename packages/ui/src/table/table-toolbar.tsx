import { tableMessages } from "@command-center/domain/rows/table-messages"
import { CircleHelp, Ellipsis, FilterX, ListFilter, SlidersHorizontal } from "lucide-react"
import { type ReactNode, type Ref, useId, useRef, useState } from "react"
import { Button } from "../fields/button.tsx"
import { SearchField } from "../fields/search-field.tsx"
import { usePageKey } from "../layout/use-page-key.tsx"
import { DownloadButtons, type DownloadButtonsProps } from "./download-buttons.tsx"
import { RefreshChoice, type RefreshChoiceProps } from "./refresh-choice.tsx"
import { ViewMenu, type ViewMenuProps } from "./view-menu.tsx"

export interface TableToolbarProps extends DownloadButtonsProps {
  readonly search: ReactNode
  readonly pageSize: {
    readonly value: number
    readonly options: ReadonlyArray<number>
    readonly onChange: (pageSize: number) => void
  }
  readonly refresh?: RefreshChoiceProps
  readonly filters?: {
    readonly activeCount: number
    readonly onOpen: () => void
    readonly onReset: () => void
    readonly buttonRef?: Ref<HTMLButtonElement>
  }
  /** The panel of values beside the rows, and in how many columns some are chosen. */
  readonly facets?: {
    readonly label: string
    readonly count: number
    readonly isOpen: boolean
    readonly onToggle: () => void
    readonly buttonRef?: Ref<HTMLButtonElement>
  }
  readonly view: ViewMenuProps
  readonly info?: { readonly label: string; readonly onOpen: () => void }
  /** Buttons of the screen: New, Upload, what acts on the selection. */
  readonly children?: ReactNode
}

export interface ListSearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The search of a list, which `/` leads to. */
export function ListSearchField({ value, onChange }: ListSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  usePageKey("/", input, (found) => found.focus())
  return <SearchField label={tableMessages.search} inputRef={input} shortcut="/" value={value} onChange={onChange} />
}

export function TableToolbar(props: TableToolbarProps) {
  const { search, pageSize, refresh, filters, facets, view, info, download, viewDownload, children } = props
  const toolbar = useRef<HTMLDivElement>(null)
  const sizeId = useId()
  // On a phone, where what is needed less is folded away.
  const [isWhole, setWhole] = useState(false)
  usePageKey("?", toolbar, () => view.keys.onOpen())
  return (
    <div
      ref={toolbar}
      className="cc-toolbar"
      data-more={isWhole || undefined}
      role="toolbar"
      aria-label={tableMessages.list}
    >
      <div className="cc-toolbar-search">{search}</div>
      {filters !== undefined && (
        <div className="cc-joined">
          <Button ref={filters.buttonRef ?? null} colorPalette="gray" onClick={filters.onOpen}>
            <ListFilter aria-hidden />
            {tableMessages.filters}
            <span className="cc-badge" data-active={filters.activeCount > 0 || undefined}>
              {filters.activeCount}
              <span className="cc-unseen"> {tableMessages.active}</span>
            </span>
          </Button>
          <Button
            colorPalette="gray"
            aria-label={tableMessages.resetFilters}
            data-tip={tableMessages.resetFilters}
            onClick={filters.onReset}
          >
            <FilterX aria-hidden />
          </Button>
        </div>
      )}
      {facets !== undefined && (
        <Button
          ref={facets.buttonRef ?? null}
          colorPalette="gray"
          aria-expanded={facets.isOpen}
          onClick={facets.onToggle}
        >
          <SlidersHorizontal aria-hidden />
          {facets.label}
          {facets.count > 0 && (
            <span className="cc-badge" data-active>
              {facets.count}
              <span className="cc-unseen"> {tableMessages.active}</span>
            </span>
          )}
        </Button>
      )}
      <ViewMenu {...view} />
      <Button
        className="cc-toolbar-more"
        colorPalette="gray"
        aria-label={tableMessages.moreTools}
        data-tip={tableMessages.moreTools}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        <Ellipsis aria-hidden />
      </Button>
      <div className="cc-toolbar-folded">
        <div className="cc-page-size">
          <label htmlFor={sizeId}>{tableMessages.pageSize}</label>
          <select
            id={sizeId}
            className="cc-select"
            data-tip={tableMessages.pageSize}
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
        {refresh !== undefined && <RefreshChoice {...refresh} />}
        <DownloadButtons download={download} viewDownload={viewDownload} />
        {info !== undefined && (
          <Button
            colorPalette="gray"
            variant="ghost"
            aria-label={info.label}
            data-tip={info.label}
            onClick={info.onOpen}
          >
            <CircleHelp aria-hidden />
          </Button>
        )}
      </div>
      {children !== undefined && <div className="cc-toolbar-end">{children}</div>}
    </div>
  )
}

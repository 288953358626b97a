import type { FilterDraft } from "@command-center/domain/filter/filter-draft"
import type { FilterProperty } from "@command-center/domain/filter/property"
import type { ColumnLayout } from "@command-center/domain/rows/columns"
import type { ListPlace } from "@command-center/domain/rows/list-address"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { ListId } from "@command-center/domain/rows/list-id"
import type { RefreshEvery } from "@command-center/domain/rows/refresh"
import type { ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { SavedViews } from "@command-center/domain/rows/saved-views"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { LayoutChangedEvent } from "../columns/columns.types.ts"
import type { ViewToDownload } from "../download-view/download-view.types.ts"
import type { ViewsStoredEmitted } from "../list-views/list-views.types.ts"

/** What every list screen is opened with. */
export interface ScreenInput {
  readonly businessEntityId: number
  readonly timeZone: string
  readonly now: Date
  readonly pageSize: number
  readonly seen: Omit<ViewRequest, "pageSize" | "limit">
  readonly refreshEvery: RefreshEvery
  /** What the address says of the list, as it stands there. */
  readonly address: string
  /** The filter stored for the account; null where there is none. */
  readonly filter: FilterDraft | null
  readonly layout: ColumnLayout
  readonly views: SavedViews
  /** The view that the list is opened with; null where it is none. */
  readonly viewName: string | null
  /** Sentences about what the browser or the address has of this list and could not be read, for one notice. */
  readonly ignored: ReadonlyArray<string>
}

/** What a screen's filter is made of and sent by. */
export interface ScreenFilter {
  readonly businessEntityId: number
  readonly timeZone: string
  /** When the filter was set: what is its default is that of this day. */
  readonly now: Date
  readonly filter: FilterDraft
}

/** The filter in force, as it is kept in the browser for the account; null where it is the default, which moves on with the days. */
export interface FilterStoredEmitted {
  readonly type: "filter.stored"
  readonly list: ListId
  readonly businessEntityId: number
  readonly draft: FilterDraft | null
}

/** The columns in force, as they are kept in the browser for the list. */
interface LayoutStoredEmitted {
  readonly type: "layout.stored"
  readonly list: ListId
  readonly layout: ColumnLayout
}

/** What is seen of the list is another: the address says so, in the place of what it said. */
export interface AddressChangedEmitted {
  readonly type: "address.changed"
  readonly list: ListId
  readonly businessEntityId: number
  readonly query: string
}

/** The address has not changed for a while. */
interface AddressSettledEmitted {
  readonly type: "address.settled"
}

export type ScreenEmitted =
  | AddressChangedEmitted
  | AddressSettledEmitted
  | Emitted
  | FilterStoredEmitted
  | LayoutStoredEmitted
  | ViewsStoredEmitted

/** What a list screen shows, searches, filters, copies from and exports; its flows stand around it. */
export interface RowScreenDefinition<Row> {
  readonly list: ListDescription<Row>
  /** Empty for a list without filters. */
  readonly properties: ReadonlyArray<FilterProperty>
  /** The filter where none is stored, and after a reset. */
  readonly defaultFilter: (now: Date, timeZone: string) => FilterDraft
  /** The row as it may leave the screen: without its secrets. */
  readonly copyOf: (row: Row) => unknown
}

export type RowScreenContext = ScreenFilter & {
  /** When the last dialog was opened. */
  readonly openedAt: Date
} & Pick<ScreenInput, "refreshEvery" | "layout" | "views" | "viewName" | "ignored" | "address"> & {
    /** What is seen of the rows, as the list has it. */
    readonly request: ViewRequest
    /** When (ISO) the rows arrived that the list has; null before. */
    readonly loadedAt: string | null
    /** What the list showed when it was last to be downloaded. */
    readonly downloaded: ViewToDownload | null
  }

/** The list as an address or a named view has it. */
export interface AddressOpenedEvent {
  readonly type: "address.opened"
  readonly place: ListPlace
  readonly now: Date
  /** From an address that says it already; without it the address follows. */
  readonly said?: Pick<ScreenInput, "address" | "viewName" | "ignored">
}

export type RowScreenEvent<Row> =
  | { readonly type: "filters.opened"; readonly now: Date }
  /** `now` decides where the days of a default filter begin. */
  | { readonly type: "filters.reset"; readonly now: Date }
  | { readonly type: "export.opened" }
  | { readonly type: "view.downloaded"; readonly view: ViewToDownload }
  | { readonly type: "columns.opened" }
  /** The views as the browser has them now: another tab may have changed them. */
  | { readonly type: "views.opened"; readonly views: SavedViews; readonly now: Date }
  /** What they name has another name by now. */
  | { readonly type: "views.told"; readonly views: SavedViews }
  | LayoutChangedEvent
  | AddressOpenedEvent
  | { readonly type: "filter.removed"; readonly propertyName: string }
  /** Raised by the machine itself: other rows, another order, filter or columns are seen; then nothing else for a while. */
  | { readonly type: "seen.changed" }
  | { readonly type: "address.rested" }
  | { readonly type: "about.opened" }
  | { readonly type: "about.closed" }
  /** The list of the list's keys. */
  | { readonly type: "keys.opened" }
  | { readonly type: "keys.closed" }
  | { readonly type: "row.copied"; readonly row: Row }
  /** A row's own action takes it into the selection. */
  | { readonly type: "row.selected"; readonly id: number }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }

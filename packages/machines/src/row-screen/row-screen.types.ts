import type { FilterDraft } from "@command-center/domain/filter/filter-draft"
import type { FilterProperty } from "@command-center/domain/filter/property"
import type { ListDescription, ListId } from "@command-center/domain/rows/list-description"
import type { Emitted } from "../actor-logic/emitted.ts"

/** What every list screen is opened with. */
export interface ScreenInput {
  readonly businessEntityId: number
  readonly timeZone: string
  readonly now: Date
  readonly pageSize: number
  readonly refreshEvery: number | null
  /** The filter stored for the account; null where there is none. */
  readonly filter: FilterDraft | null
}

/** What a screen's filter is made of and sent by. */
export interface ScreenFilter {
  readonly businessEntityId: number
  readonly timeZone: string
  readonly now: Date
  readonly filter: FilterDraft
}

/** The filter in force, as it is kept in the browser for the account. */
export interface FilterStoredEmitted {
  readonly type: "filter.stored"
  readonly list: ListId
  readonly businessEntityId: number
  readonly draft: FilterDraft
}

export type ScreenEmitted = Emitted | FilterStoredEmitted

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

export type RowScreenContext = ScreenFilter & Pick<ScreenInput, "pageSize" | "refreshEvery">

/** What a screen with flows is opened with. */
export interface FlowScreenInput {
  readonly rows: ScreenInput
  readonly canEdit: boolean
}

export type RowScreenEvent<Row> =
  | { readonly type: "filters.opened"; readonly now: Date }
  /** `now` decides where the days of a default filter begin. */
  | { readonly type: "filters.reset"; readonly now: Date }
  | { readonly type: "export.opened" }
  | { readonly type: "about.opened" }
  | { readonly type: "about.closed" }
  | { readonly type: "row.copied"; readonly row: Row }
  /** A row's own action takes it into the selection. */
  | { readonly type: "row.selected"; readonly id: number }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }

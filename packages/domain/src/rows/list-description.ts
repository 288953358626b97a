import type { Area } from "../permission/area.ts"
import type { Subject } from "../permission/subject.ts"
import type { ListId } from "./list-id.ts"
import type { ListWords } from "./list-label-messages.ts"
import type { RefreshEvery } from "./refresh.ts"
import type { RowFields, RowOf } from "./row-fields.ts"

/** The calls that bring rows of an account (document 1 §7, document 2 §7). */
export type RowsCall = "utgs" | "tasks" | "devices" | "forms" | "users" | "profiles" | "installations" | "templates"

/** How a cell is read and compared: versions by their numbers, dates and numbers by value, text without case. */
export type CellKind = "text" | "version" | "number" | "date" | "flag"

export interface Column<Row> {
  readonly key: Extract<keyof Row, string>
  /** To the letter of the documents. */
  readonly label: string
  readonly kind: CellKind
  readonly sortable?: false
  /** An id or a serial number, read character by character. */
  readonly isCode?: true
  /** Its texts begin alike and differ in their ends, which are never cut. */
  readonly keepsEnd?: true
  /** It holds one of a few names: a state, a type, a role. Each narrows a list, also where one row alone has it. */
  readonly isNamed?: true
  /** The field that is shown where this one is empty. */
  readonly orElse?: Extract<keyof Row, string>
  /** A text that it often has and that must not be cut. */
  readonly widestText?: string
}

/** The product's codes of the two directions (document 1 §3). */
export const sortOrders = { ascending: 1, descending: 2 } as const

export interface Sort {
  readonly key: string
  readonly direction: keyof typeof sortOrders
}

/** What a user has put on rows, several texts each: told to the rows' engine beside the rows, which know nothing of it. */
export interface LabelColumn {
  readonly key: string
  readonly label: string
  readonly kind: "text"
}

/** By row id, what the user has put on rows. */
export type RowLabels = ReadonlyMap<number, ReadonlyArray<string>>

export const noLabels: RowLabels = new Map()

/** Everything that tells one list screen from another. */
export interface ListDescription<Row> extends ListWords {
  readonly id: ListId
  readonly call: RowsCall
  readonly fields: RowFields
  readonly idOf: (row: Row) => number
  /** The name by which Copy Row and dialogs call a row. */
  readonly nameOf: (row: Row) => string
  /** The column that names its row: it is always shown and stays in view. */
  readonly nameKey: Extract<keyof Row, string>
  /** The data columns in order; the checkbox and Action are the table's own. */
  readonly columns: ReadonlyArray<Column<Row>>
  readonly defaultSort: Sort
  /** The columns whose values narrow the list, six at most; none where there is none. */
  readonly facets?: ReadonlyArray<Extract<keyof Row, string>>
  /** The state and the two facts that a row of two lines shows; without them, the first columns. */
  readonly phone?: {
    readonly state?: Extract<keyof Row, string>
    readonly facts: ReadonlyArray<Extract<keyof Row, string>>
  }
  /** What a link may narrow the list by besides its columns, its rows' ids say. */
  readonly linkColumns?: ReadonlyArray<Column<Row>>
  /** What the list is narrowed by besides its columns, where users put labels on its rows. */
  readonly labels?: LabelColumn
  /** What the header's checkbox selects; `none` has no checkboxes. */
  readonly selectAll: "page" | "matching" | "none"
  /** Which rows of the page the header's checkbox takes; all where there is none. A row's own checkbox takes any. */
  readonly isSelectable?: (row: Row) => boolean
  /** What is said of a row that was copied, where that is not said with its name. */
  readonly copied?: (row: Row) => string
  /** How often it reads its rows anew until somebody chooses: what agents report and tasks do is watched, the rest is asked for. */
  readonly refreshEvery?: RefreshEvery
  /** The page that it is, or is on. */
  readonly area: Area
  /** Whose rights that needs. */
  readonly rights: Subject
  /** Applied once to each row after reading: what is shown, sorted and searched but not on the wire. */
  readonly derive?: (row: Row, nameOfAccount: (businessEntityId: number) => string | undefined) => Row
}

/** The list of the rows that fields give. */
export interface ListOf<Fields extends RowFields> extends ListDescription<RowOf<Fields>> {
  readonly fields: Fields
}

/** What has to be known of a column of which values are chosen. */
export interface ChoosableColumn {
  readonly key: string
  readonly label: string
  readonly kind: CellKind
}

/** The columns that values can be chosen of: those of the table, those that links alone name, and the user's labels. */
export const choosableColumns = <Of>({
  columns,
  linkColumns = [],
  labels
}: {
  readonly columns: ReadonlyArray<Of>
  readonly linkColumns?: ReadonlyArray<Of>
  readonly labels?: LabelColumn
}): ReadonlyArray<Of | LabelColumn> => [...columns, ...linkColumns, ...(labels === undefined ? [] : [labels])]

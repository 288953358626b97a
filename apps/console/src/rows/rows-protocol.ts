import type { LoadRows, LoadSummary } from "@command-center/api/rows/row-source"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { CurrentCredentials } from "@command-center/api/transport/credentials"
import type { Facet, FacetsRequest } from "@command-center/domain/facets/facet-index"
import type { FleetAsked, FleetCounts } from "@command-center/domain/fleet/fleet-counts"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { FindRequest } from "@command-center/domain/palette/row-finder"
import type { RowLabels } from "@command-center/domain/rows/list-description"
import type { ListId } from "@command-center/domain/rows/list-id"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { CsvRequest } from "@command-center/domain/rows/view-csv"

export type AccountNameList = ReadonlyArray<readonly [id: number, name: string]>

/** The first message on a client's port: which list, and what the accounts are called; null where that is told later. */
export interface OpenRows {
  readonly list: ListId
  readonly base: string
  readonly accountNames: AccountNameList | null
}

/** What is looked up in all rows of a list, whatever the client shows of them; they are asked for where nobody has them. */
export interface WholeQuestion extends LoadRows {
  readonly credentials: CurrentCredentials
}

/** What can be asked of the rows by a client. Credentials come along, since a worker cannot see the session. */
export type RowsQuestion =
  | { readonly ask: "load"; readonly id: number; readonly input: LoadRows; readonly credentials: CurrentCredentials }
  | { readonly ask: "firstView"; readonly id: number; readonly request: ViewRequest }
  | { readonly ask: "view"; readonly id: number; readonly request: ViewRequest }
  | { readonly ask: "ids"; readonly id: number; readonly asked: Narrowing }
  | { readonly ask: "facets"; readonly id: number; readonly asked: FacetsRequest }
  | { readonly ask: "find"; readonly id: number; readonly of: WholeQuestion; readonly asked: FindRequest }
  | { readonly ask: "valuesOf"; readonly id: number; readonly of: WholeQuestion; readonly asked: FacetsRequest }
  | { readonly ask: "rowsOf"; readonly id: number; readonly ids: Iterable<number> }
  | { readonly ask: "count"; readonly id: number; readonly asked: FleetAsked }
  | { readonly ask: "csv"; readonly id: number; readonly request: CsvRequest }

/** The account that the console shows, null where it shows none: told to the worker itself, not on a client's port. */
export interface ShownAccount {
  readonly keepOnly: number | null
}

/** A port that is closed tells its other end nothing: whoever closes a client says so before. */
export type RowsMessage =
  | RowsQuestion
  | { readonly ask: "names"; readonly id: number; readonly names: AccountNameList }
  /** What the user has put on rows; questions that come after it are answered by it. */
  | { readonly ask: "label"; readonly id: number; readonly labels: RowLabels }
  | { readonly ask: "cancel"; readonly id: number }
  | { readonly ask: "close"; readonly id: number }

export type RowsAnswer<Row> =
  | { readonly to: "load"; readonly id: number; readonly summary: LoadSummary }
  | { readonly to: "firstView"; readonly id: number; readonly view: RowsView<Row> | null }
  /** `loads` tells views of the same rows from those of others. */
  | { readonly to: "view"; readonly id: number; readonly view: RowsView<Row>; readonly loads: number }
  | { readonly to: "ids"; readonly id: number; readonly ids: RowIds }
  | { readonly to: "facets"; readonly id: number; readonly facets: ReadonlyArray<Facet> }
  | { readonly to: "find"; readonly id: number; readonly rows: ReadonlyArray<Row> }
  | { readonly to: "rowsOf"; readonly id: number; readonly rows: ReadonlyArray<Row> }
  | { readonly to: "count"; readonly id: number; readonly counts: FleetCounts | null }
  /** A part of the file, of which more come: the page gets parts that it need not look into. */
  | { readonly to: "csvPiece"; readonly id: number; readonly content: Blob; readonly transfer: Transfer }
  | { readonly to: "csv"; readonly id: number }
  | { readonly to: "failed"; readonly id: number; readonly error: ApiError }
  | { readonly to: "broken"; readonly id: number; readonly reason: string }

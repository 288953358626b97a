import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Sort } from "@command-center/domain/rows/list-description"
import type { ListId } from "@command-center/domain/rows/list-id"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { Selection } from "@command-center/domain/rows/selection"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { Progressed } from "../actor-logic/progressed.ts"

/** What the list shows when the download is asked for; it stays as it is then. */
export interface ViewToDownload extends Narrowing {
  readonly sort: Sort
  /** How many rows match. */
  readonly matching: number
  readonly selection: Selection
}

export interface DownloadViewInput {
  readonly list: ListId
  readonly view: ViewToDownload
  /** The keys of the columns shown, in their order. */
  readonly columns: ReadonlyArray<string>
}

export type RowsChoice = "matching" | "selected"

export interface DownloadViewContext extends DownloadViewInput {
  readonly choice: RowsChoice
  /** Rows; null until the first ones are written. */
  readonly transfer: Transfer | null
}

export type DownloadViewEvent =
  | Progressed
  | { readonly type: "choice.changed"; readonly choice: RowsChoice }
  | { readonly type: "confirm" }
  | { readonly type: "retry" }
  | { readonly type: "cancel" }

export interface DownloadViewOutput {
  readonly downloaded: boolean
}

/** The file as the writing actor gave it (a Blob in the browser); a machine only hands it on. */
export type WrittenOutcome = Outcome<unknown, never>

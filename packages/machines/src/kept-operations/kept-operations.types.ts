import type { OperationRecord } from "@command-center/domain/operation/operation"

/** What the browser keeps that can be gone on with here, the latest first; and why something could not be read. */
export interface KeptOperations {
  readonly records: ReadonlyArray<OperationRecord>
  readonly unreadable: ReadonlyArray<string>
}

export interface KeptOperationsContext {
  readonly records: ReadonlyArray<OperationRecord>
  /** The id of the one to take up. */
  readonly chosen: string
  /** The one that this tab took up last. */
  readonly record: OperationRecord
}

export type KeptOperationsEvent =
  /** Another tab may have gone on with some. */
  | { readonly type: "refresh" }
  | { readonly type: "opened"; readonly id: string }
  | { readonly type: "forget"; readonly id: string }
  | { readonly type: "forget.confirmed" }
  | { readonly type: "forget.cancelled" }
  | { readonly type: "close" }

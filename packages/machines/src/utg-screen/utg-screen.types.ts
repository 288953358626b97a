import type { Intent } from "@command-center/domain/navigation/intent"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { FlowScreenInput } from "../row-screen/row-screen.types.ts"

/** What can be asked for chosen UTGs, from a row or from the selection. */
export type UtgAction = "schedule" | "applyProfile" | "applyTemplate" | "remove"

export interface UtgScreenInput extends FlowScreenInput {
  readonly intent: Intent | null
}

export interface UtgScreenContext extends UtgScreenInput {
  readonly action: UtgAction
  /** What the action was asked for; their rows are collected before the dialog opens. */
  readonly ids: ReadonlyArray<number>
  readonly targets: ReadonlyArray<UtgRow>
  /** When the action was asked for. */
  readonly now: Date
}

export interface UtgActionChosen {
  readonly type: "action.chosen"
  readonly action: UtgAction
  readonly ids: ReadonlyArray<number>
  readonly now: Date
}

export type UtgScreenEvent =
  | UtgActionChosen
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }

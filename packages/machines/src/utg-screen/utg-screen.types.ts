import type { Intent } from "@command-center/domain/navigation/intent"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { RowScreenContext, RowScreenEvent, ScreenInput } from "../row-screen/row-screen.types.ts"

/** What can be asked for chosen UTGs, from a row or from the selection. */
export type UtgAction = "schedule" | "applyProfile" | "applyTemplate" | "remove"

export interface UtgScreenInput extends ScreenInput {
  readonly canEdit: boolean
  readonly intent: Intent | null
}

export type UtgScreenContext = RowScreenContext & {
  readonly canEdit: boolean
  /** Opens its dialog on arrival, once. */
  readonly intent: Intent | null
  readonly action: UtgAction
  /** What the action was asked for; their rows are collected before the dialog opens. */
  readonly ids: ReadonlyArray<number>
  readonly targets: ReadonlyArray<UtgRow>
}

export interface UtgActionChosen {
  readonly type: "action.chosen"
  readonly action: UtgAction
  readonly ids: ReadonlyArray<number>
  readonly now: Date
}

export type UtgScreenEvent = RowScreenEvent<UtgRow> | UtgActionChosen

import type { OperationRecord } from "@command-center/domain/operation/operation"
import type { TemplateRow } from "@command-center/domain/template/template"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { Failure } from "../actor-logic/failure.ts"
import type { Offered } from "../actor-logic/offered.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface ApplyTemplateInput {
  readonly businessEntityId: number
  /** Frozen when the dialog opened. */
  readonly targets: ReadonlyArray<UtgRow>
  readonly canEdit: boolean
}

export interface ApplyTemplateContext extends ApplyTemplateInput {
  readonly templates: ReadonlyArray<TemplateRow>
  /** They have been awaited for long. */
  readonly isWaitLong: boolean
  /** What could not be read of them; null where all could. */
  readonly notOffered: string | null
  readonly templateId: number | null
  readonly failure: Failure | null
  /** Null as long as nothing was sent. */
  readonly record: OperationRecord | null
}

export type ApplyTemplateEvent =
  | { readonly type: "template.chosen"; readonly templateId: number | null }
  | { readonly type: "retry" }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }

export interface ApplyTemplateOutput {
  readonly record: OperationRecord | null
}

export type TemplatesOutcome = Outcome<Offered<TemplateRow>, Failure>

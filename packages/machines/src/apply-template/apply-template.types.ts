import type { TemplateRow } from "@command-center/domain/template/template"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { OperationReport, OperationTarget } from "../operation/operation.types.ts"

export interface ApplyTemplateInput {
  readonly businessEntityId: number
  /** Frozen when the dialog opened. */
  readonly targets: ReadonlyArray<UtgRow>
  readonly canEdit: boolean
}

/** What one merge call takes. */
export interface TemplateMerge extends OperationTarget {
  readonly businessEntityId: number
  readonly templateId: number
  readonly componentId: number
}

export interface ApplyTemplateContext extends ApplyTemplateInput {
  readonly templates: ReadonlyArray<TemplateRow>
  readonly templateId: number | null
  readonly failure: Failure | null
  readonly report: OperationReport<TemplateMerge>
}

export type ApplyTemplateEvent =
  | { readonly type: "template.chosen"; readonly templateId: number | null }
  | { readonly type: "retry" }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }

export interface ApplyTemplateOutput {
  /** Empty when nothing was sent. */
  readonly report: OperationReport<TemplateMerge>
}

export type TemplatesOutcome = Outcome<ReadonlyArray<TemplateRow>, Failure>

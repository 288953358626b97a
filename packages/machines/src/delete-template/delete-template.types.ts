import type { TemplateRow } from "@command-center/domain/template/template"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface DeleteTemplateInput {
  readonly businessEntityId: number
  readonly template: TemplateRow
  readonly canEdit: boolean
}

/** What the delete call takes. */
export interface TemplateToDelete {
  readonly businessEntityId: number
  readonly templateId: number
}

export type DeleteTemplateEvent = { readonly type: "confirm" } | { readonly type: "cancel" }

export interface DeleteTemplateOutput {
  readonly deleted: boolean
}

export type DeleteOutcome = Outcome<unknown, Failure>

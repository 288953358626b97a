import type { TemplateDraft, TemplateObject } from "@command-center/domain/template/template-draft"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface EditTemplateInput {
  readonly businessEntityId: number
  readonly id: number
  /** As the service answered it. */
  readonly object: TemplateObject
  readonly canEdit: boolean
}

export interface EditTemplateContext extends EditTemplateInput {
  readonly draft: TemplateDraft
  readonly failure: Failure | null
}

/** What the update call takes. */
export interface TemplateUpdate {
  readonly businessEntityId: number
  readonly id: number
  readonly object: TemplateObject
}

export type EditTemplateEvent =
  | { readonly type: "name.changed"; readonly name: string }
  | { readonly type: "text.changed"; readonly text: string }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  /** The two answers to "changes are not saved". */
  | { readonly type: "edit" }
  | { readonly type: "discard" }

export type UpdateOutcome = Outcome<unknown, Failure>

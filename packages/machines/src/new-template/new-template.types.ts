import type { TemplateRow } from "@command-center/domain/template/template"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface NewTemplateInput {
  readonly businessEntityId: number
  /** Of the loaded templates: a new one's must be another (document 1 §5). */
  readonly names: ReadonlyArray<string>
  readonly canEdit: boolean
}

export interface NewTemplateContext extends NewTemplateInput {
  readonly name: string
  readonly failure: Failure | null
}

export type NewTemplateEvent =
  | { readonly type: "name.changed"; readonly name: string }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }

export interface NewTemplateOutput {
  readonly created: boolean
}

export type CreateOutcome = Outcome<TemplateRow, Failure>

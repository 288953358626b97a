import type { TemplateDraft, TemplateObject } from "@command-center/domain/template/template-draft"
import type { EditInput, RecordUpdate } from "../edit-record/edit-record.types.ts"

/** A config template and the id it is found by. */
export interface EditedTemplate {
  readonly id: number
  /** As the service answered it. */
  readonly object: TemplateObject
}

export type EditTemplateInput = EditInput<EditedTemplate, TemplateDraft>

export type TemplateUpdate = RecordUpdate<EditedTemplate, TemplateDraft>

import type { TemplateRow } from "@command-center/domain/template/template"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { RowScreenContext, ScreenInput } from "../row-screen/row-screen.types.ts"

export interface TemplatesScreenInput extends ScreenInput {
  readonly canEdit: boolean
}

export type TemplatesScreenContext = RowScreenContext & {
  readonly canEdit: boolean
  /** Of the loaded templates when New was chosen. */
  readonly names: ReadonlyArray<string>
  readonly template: TemplateRow | null
}

export type TemplatesScreenEvent =
  | { readonly type: "row.copied"; readonly row: TemplateRow }
  | { readonly type: "creation.opened" }
  | { readonly type: "deletion.opened"; readonly row: TemplateRow }
  /** From a flow below: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }

export type NamesOutcome = Outcome<ReadonlyArray<string>, Failure>

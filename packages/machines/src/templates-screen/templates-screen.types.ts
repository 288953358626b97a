import type { TemplateRow } from "@command-center/domain/template/template"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { FlowScreenInput } from "../row-screen/row-screen.types.ts"

export interface TemplatesScreenContext extends FlowScreenInput {
  /** Of the loaded templates when New was chosen. */
  readonly names: ReadonlyArray<string>
  readonly template: TemplateRow | null
}

export type TemplatesScreenEvent =
  | { readonly type: "creation.opened" }
  | { readonly type: "deletion.opened"; readonly row: TemplateRow }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }

export type NamesOutcome = Outcome<ReadonlyArray<string>, Failure>

import type { AlertDraft, AlertedView, AlertRule } from "@command-center/domain/alerts/alert-rule"
import type { Result } from "effect"
import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

export interface AlertRuleInput {
  readonly view: AlertedView
  /** The rule that is changed; null for a new one. */
  readonly rule: AlertRule | null
}

export type CountOutcome = Outcome<number, Failure>

export interface AlertRuleContext extends AlertRuleInput {
  readonly before: AlertDraft
  readonly draft: AlertDraft
  /** How many rows the view shows now, or why that is not known; null while they are counted. */
  readonly counted: Result.Result<number, string> | null
}

export type AlertRuleEvent =
  | { readonly type: "draft.changed"; readonly draft: AlertDraft }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  | AskedToClose

export type AlertRuleEmitted = UnauthorizedEmitted

export interface AlertRuleOutput {
  /** What was saved; null where nothing was. */
  readonly saved: AlertDraft | null
}

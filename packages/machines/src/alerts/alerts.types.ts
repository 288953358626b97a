import type { AlertedView, AlertRule } from "@command-center/domain/alerts/alert-rule"
import type { AlertCounts, AlertStates, Judged } from "@command-center/domain/alerts/alert-state"
import type { ToastEmitted, UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** Whether the browser shows notifications of this address; undecided until somebody was asked. */
export type Consent = "granted" | "denied" | "undecided" | "unsupported"

/** What the browser keeps of alerts, as it is at an instant (ISO). */
export interface KeptAlerts {
  readonly rules: ReadonlyArray<AlertRule>
  readonly states: AlertStates
  /** The ids of the rules whose views are deleted. */
  readonly gone: ReadonlyArray<string>
  readonly now: string
}

export interface AlertsInput extends KeptAlerts {
  readonly consent: Consent
}

/** The rule whose dialog is open, or the view for which one is made under a new id. */
interface OpenedRule {
  readonly id: string
  readonly view: AlertedView
  readonly rule: AlertRule | null
}

export interface AlertsContext extends AlertsInput {
  /** Counted, and not judged yet. */
  readonly counts: AlertCounts
  /** Why views could not be counted the last time, by the ids of their rules. */
  readonly failures: Readonly<Record<string, string>>
  /** The rules that somebody was told of last. */
  readonly fired: ReadonlyArray<AlertRule>
  readonly opened: OpenedRule | null
  /** The rule that is asked about before it is removed. */
  readonly removal: AlertRule | null
}

/** What a quiet read brought: counts, and why others are missing. */
export interface CountsRead {
  readonly counts: AlertCounts
  readonly failures: Readonly<Record<string, string>>
}

export type CountsOutcome = Outcome<CountsRead, Failure>

export interface JudgeInput {
  readonly rules: ReadonlyArray<AlertRule>
  readonly counts: AlertCounts
}

/** The states as they are kept from now on, of these counts. */
export interface Judgement extends Judged {
  readonly counts: AlertCounts
  readonly now: string
}

export type AlertsEvent =
  /** Another tab, or another part of this one, has changed what the browser keeps. */
  | ({ readonly type: "kept.changed" } & KeptAlerts)
  /** A list was loaded: so many rows its rules' views show. */
  | { readonly type: "counted"; readonly counts: AlertCounts }
  /** The views are read now, those that are due. */
  | { readonly type: "look.asked" }
  | { readonly type: "panel.opened"; readonly consent: Consent; readonly now: string }
  | { readonly type: "panel.closed" }
  | { readonly type: "rule.added"; readonly id: string; readonly view: AlertedView; readonly consent: Consent }
  | { readonly type: "rule.edited"; readonly id: string }
  /** What crashed is left. */
  | { readonly type: "form.closed" }
  | { readonly type: "rule.switched"; readonly id: string; readonly isOn: boolean }
  | {
      readonly type: "rule.snoozed"
      readonly id: string
      readonly until: string | null
      readonly now: string
    }
  | { readonly type: "removal.opened"; readonly id: string }
  | { readonly type: "removal.confirmed" }
  | { readonly type: "removal.cancelled" }
  /** Raised by the machine itself where a rule was switched on. */
  | { readonly type: "consent.wanted" }

export type AlertsEmitted =
  | ToastEmitted
  | UnauthorizedEmitted
  | { readonly type: "alerts.stored"; readonly rules: ReadonlyArray<AlertRule> }
  | { readonly type: "alerts.told"; readonly rules: ReadonlyArray<AlertRule>; readonly states: AlertStates }

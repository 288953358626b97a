import type { AlertRule } from "@command-center/domain/alerts/alert-rule"
import {
  type AlertKind,
  type AlertState,
  activeRules,
  isSnoozed,
  kindOfRule,
  listedRules,
  stateOfRule
} from "@command-center/domain/alerts/alert-state"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import type { SnapshotFrom } from "xstate"
import type { alertsMachine } from "./alerts.machine.ts"

type Snapshot = SnapshotFrom<typeof alertsMachine>

/** A rule as the panel lists it. */
export interface ListedRule {
  readonly rule: AlertRule
  readonly kind: AlertKind | "gone"
  readonly state: AlertState | null
  readonly isSnoozed: boolean
  /** Why it could not be counted the last time; null where it could. */
  readonly failure: string | null
}

export const selectHasRules = ({ context }: Snapshot): boolean => context.rules.length > 0

/** How many rules call for somebody. */
export const selectActiveCount = ({ context: { rules, states, gone, now } }: Snapshot): number =>
  activeRules(rules, states, now).filter(({ id }) => !gone.includes(id)).length

export const selectContext = ({ context }: Snapshot) => context

export const listedAlerts = ({ rules, states, gone, failures, now }: Snapshot["context"]): ReadonlyArray<ListedRule> =>
  listedRules(rules, states).map((rule) => ({
    rule,
    kind: gone.includes(rule.id) ? "gone" : kindOfRule(rule, states),
    state: stateOfRule(rule, states),
    isSnoozed: isSnoozed(rule, now),
    failure: failures[rule.id] ?? null
  }))

/** What is said of the rules that were told of just now; empty while there are none. */
export const selectAnnouncement = ({ context: { fired, states } }: Snapshot): string =>
  fired
    .map((rule) => alertMessages.told(rule.name, stateOfRule(rule, states)?.count ?? 0, rule.direction, rule.limit))
    .join(" ")

export const selectConsent = ({ context }: Snapshot) => context.consent
export const selectIsPanelOpen = (snapshot: Snapshot): boolean => snapshot.matches({ panel: "open" })
/** The rule whose removal is asked about; null while none is. */
export const selectRemoval = ({ context }: Snapshot) => context.removal
export const selectForm = ({ children }: Snapshot) => children.alertRule
export const selectIsFormCrashed = (snapshot: Snapshot): boolean => snapshot.matches({ form: "crashed" })
export const selectIsBroken = (snapshot: Snapshot): boolean => snapshot.matches({ watching: "crashed" })

import type { AlertRule } from "@command-center/domain/alerts/alert-rule"
import type { AlertState } from "@command-center/domain/alerts/alert-state"
import { alertsMachine } from "@command-center/machines/alerts/alerts.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const now = "2026-11-20T15:15:00.000Z"
const view = { businessEntityId: 12, area: "profiles", view: "Ours", query: "search=ours" } as const
const rule: AlertRule = {
  ...view,
  id: "a1",
  name: "Ours",
  direction: "more",
  limit: 5,
  isOn: true,
  snoozedUntil: null,
  revision: 1
}
const passed: AlertState = { revision: 1, askedAt: now, count: 6, passedSince: now, isTold: true }
const kept = { rules: [rule], states: {}, gone: [], now }
const full = Array.from({ length: 50 }, (_, at) => ({ ...rule, id: `r${at}` }))

export const spec = modelled(alertsMachine, {
  inputs: [
    { ...kept, consent: "undecided" },
    { ...kept, rules: [], consent: "denied" },
    { ...kept, rules: full, consent: "granted" }
  ],
  user: {
    "kept.changed": [kept, { ...kept, rules: [] }],
    counted: [{ counts: { a1: 6 } }],
    "look.asked": [{}],
    "panel.opened": [{ consent: "granted", now }],
    "panel.closed": [{}],
    "rule.added": [{ id: "a2", view, consent: "undecided" }],
    "rule.edited": [{ id: "a1" }, { id: "nobody" }],
    "rule.switched": [
      { id: "a1", isOn: false },
      { id: "a1", isOn: true }
    ],
    "rule.snoozed": [{ id: "a1", until: "2026-11-20T16:15:00.000Z", now }],
    "removal.opened": [{ id: "a1" }, { id: "nobody" }],
    "removal.confirmed": [{}],
    "removal.cancelled": [{}],
    "form.closed": [{}],
    "consent.wanted": [{}]
  },
  outcomes: {
    readCounts: {
      read: Result.succeed({ counts: { a1: 6 }, failures: {} }),
      "nothing due": Result.succeed({ counts: {}, failures: {} }),
      unread: Result.succeed({ counts: {}, failures: { a1: "The service is down for maintenance." } }),
      unauthorized: failures.unauthorized
    },
    judge: {
      passed: { states: { a1: passed }, fired: [rule], counts: { a1: 6 }, now },
      within: { states: {}, fired: [], counts: { a1: 6 }, now }
    },
    askConsent: { granted: "granted", denied: "denied" },
    alertRule: { saved: { saved: { name: "", direction: "more", limit: "7" } }, closed: { saved: null } }
  },
  project: ({ context }) => [
    Math.min(context.rules.length, 2) + (context.rules.length >= 50 ? 1 : 0),
    context.rules.some(({ isOn }) => isOn),
    context.consent,
    Object.keys(context.counts).length > 0,
    context.opened?.id ?? null,
    context.removal?.id ?? null
  ]
})

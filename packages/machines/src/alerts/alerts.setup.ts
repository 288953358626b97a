import {
  type AlertDraft,
  type AlertedView,
  type AlertRule,
  addingIssue,
  ruleWith,
  snoozed,
  switched,
  withoutRule,
  withTypedRule
} from "@command-center/domain/alerts/alert-rule"
import type { AlertCounts } from "@command-center/domain/alerts/alert-state"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { Result } from "effect"
import { assign, emit, fromPromise, raise, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { alertRuleMachine } from "../alert-rule/alert-rule.machine.ts"
import type {
  AlertsContext,
  AlertsEmitted,
  AlertsEvent,
  AlertsInput,
  Consent,
  CountsOutcome,
  CountsRead,
  JudgeInput,
  Judgement,
  KeptAlerts
} from "./alerts.types.ts"

const missing = (name: string) => () => Promise.reject(new Error(`actor "${name}" was not provided`))

/** What came after the counts that were judged stays to be judged. */
const notJudged = (counts: AlertCounts, judged: AlertCounts): AlertCounts =>
  Object.fromEntries(Object.entries(counts).filter(([id, count]) => judged[id] !== count))

/** Why views could not be counted, but of those that were by now. */
const stillFailed = (failures: CountsRead["failures"], counts: AlertCounts): CountsRead["failures"] =>
  Object.fromEntries(Object.entries(failures).filter(([id]) => counts[id] === undefined))

/** What alerts are made of; their chart stands in alerts.machine.ts. */
export const alertsSetup = setup({
  types: {
    input: {} as AlertsInput,
    context: {} as AlertsContext,
    events: {} as AlertsEvent,
    emitted: {} as AlertsEmitted,
    children: {} as {
      readCounts: "readCounts"
      judge: "judge"
      askConsent: "askConsent"
      alertRule: "alertRule"
    },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    readCounts: unprovided<ReadonlyArray<AlertRule>, CountsRead, Failure>("readCounts"),
    judge: fromPromise<Judgement, JudgeInput>(missing("judge")),
    askConsent: fromPromise<Consent>(missing("askConsent")),
    alertRule: alertRuleMachine
  },
  delays: {
    /** From one look at which views are due to the next. Quiet reads are much further apart (domain/alerts). */
    untilLook: 30_000,
    /** What was told is said for so long. */
    untilHeard: 10_000,
    untilRetry: 300_000
  },
  guards: {
    isWatching: ({ context }) => context.rules.some(({ isOn }) => isOn),
    hasCounts: ({ context }) => Object.keys(context.counts).length > 0,
    wereRead: (_, outcome: CountsOutcome) => Result.isSuccess(outcome),
    hasFired: (_, { fired }: Judgement) => fired.length > 0,
    isUndecided: ({ context }) => context.consent === "undecided",
    wasDenied: (_, consent: Consent) => consent === "denied",
    canAdd: ({ context }) => addingIssue(context.rules) === null,
    isKnown: ({ context }, id: string) => ruleWith(context.rules, id) !== null,
    isOn: (_, isOn: boolean) => isOn,
    wasSaved: (_, saved: AlertDraft | null) => saved !== null
  },
  actions: {
    setKept: assign((_, { rules, states, gone, now }: KeptAlerts) => ({ rules, states, gone, now })),
    addCounts: assign(({ context }, counts: AlertCounts) => ({
      counts: { ...context.counts, ...counts },
      failures: stillFailed(context.failures, counts)
    })),
    setRead: assign(({ context }, outcome: CountsOutcome) => {
      const { counts, failures } = Result.getOrElse(outcome, (): CountsRead => ({ counts: {}, failures: {} }))
      return {
        counts: { ...counts, ...context.counts },
        failures: { ...stillFailed(context.failures, counts), ...failures }
      }
    }),
    setJudged: assign(({ context }, { states, fired, counts, now }: Judgement) => ({
      states,
      now,
      counts: notJudged(context.counts, counts),
      fired: fired.length > 0 ? fired : context.fired
    })),
    forgetFired: assign({ fired: [] }),
    emitTold: emit((_, { fired, states }: Judgement) => ({ type: "alerts.told", rules: fired, states })),
    setConsent: assign((_, consent: Consent) => ({ consent })),
    setNow: assign((_, now: string) => ({ now })),
    tellBlocked: emit({
      type: "toast",
      kind: "info",
      header: alertMessages.blockedTitle,
      text: alertMessages.blocked,
      long: true
    }),
    tellFull: emit(({ context }) => ({ type: "toast", kind: "danger", text: addingIssue(context.rules) ?? "" })),
    tellUnauthorized: emit({ type: "unauthorized" }),
    openNew: assign((_, { id, view }: { readonly id: string; readonly view: AlertedView }) => ({
      opened: { id, view, rule: null }
    })),
    openKnown: assign(({ context }, id: string) => {
      const rule = ruleWith(context.rules, id)
      return { opened: rule === null ? null : { id, view: rule, rule } }
    }),
    saveRule: assign(({ context: { rules, opened } }, draft: AlertDraft | null) =>
      opened === null || draft === null ? {} : { rules: withTypedRule(rules, opened.id, opened.view, draft) }
    ),
    closeRule: assign({ opened: null }),
    switchRule: assign(({ context }, { id, isOn }: { readonly id: string; readonly isOn: boolean }) => ({
      rules: switched(context.rules, id, isOn)
    })),
    snoozeRule: assign(({ context }, { id, until }: { readonly id: string; readonly until: string | null }) => ({
      rules: snoozed(context.rules, id, until)
    })),
    openRemoval: assign(({ context }, id: string) => ({ removal: ruleWith(context.rules, id) })),
    closeRemoval: assign({ removal: null }),
    removeRule: assign(({ context: { rules, removal } }) =>
      removal === null ? {} : { rules: withoutRule(rules, removal.id) }
    ),
    storeRules: emit(({ context: { rules } }) => ({ type: "alerts.stored", rules })),
    wantConsent: raise({ type: "consent.wanted" }),
    wantLook: raise({ type: "look.asked" })
  }
})

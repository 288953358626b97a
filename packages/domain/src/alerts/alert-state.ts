import type { AlertRule } from "./alert-rule.ts"

/** What was counted last of a rule's view. Until the first count there is none, and the limit is not passed. */
export interface AlertState {
  /** Of which revision of the rule: of another one it says nothing. */
  readonly revision: number
  /** When (ISO) it was asked last how many there are, whatever came of it. */
  readonly askedAt: string
  readonly count: number | null
  /** Since when (ISO) the limit is passed; null while the view is within it. */
  readonly passedSince: string | null
  /** Whether somebody was told that the limit was passed this time. */
  readonly isTold: boolean
}

/** By a rule's id. */
export type AlertStates = Readonly<Record<string, AlertState>>

/** How many rows a rule's view shows. */
export interface AlertCount {
  /** Of which revision of the rule: a rule that was changed since is not judged by it. */
  readonly revision: number
  readonly count: number
}

/** What the views of some rules show, by a rule's id. */
export type AlertCounts = Readonly<Record<string, AlertCount>>

/** Milliseconds between two quiet reads of a list for its rules. */
export const quietReadEvery = 300_000

export type AlertKind = "unread" | "within" | "passed" | "off"

export const passes = ({ direction, limit }: Pick<AlertRule, "direction" | "limit">, count: number): boolean =>
  direction === "more" ? count > limit : count < limit

/** What is known of a rule as it is now. */
export const stateOfRule = (rule: AlertRule, states: AlertStates): AlertState | null => {
  const state = Object.hasOwn(states, rule.id) ? states[rule.id] : undefined
  return state !== undefined && state.revision === rule.revision ? state : null
}

export const kindOfRule = (rule: AlertRule, states: AlertStates): AlertKind => {
  if (!rule.isOn) return "off"
  const state = stateOfRule(rule, states)
  if (state === null || state.count === null) return "unread"
  return state.passedSince === null ? "within" : "passed"
}

export const isSnoozed = ({ snoozedUntil }: Pick<AlertRule, "snoozedUntil">, now: string): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > Date.parse(now)

/** The rules that call for somebody: passed, and not snoozed. */
export const activeRules = (
  rules: ReadonlyArray<AlertRule>,
  states: AlertStates,
  now: string
): ReadonlyArray<AlertRule> => rules.filter((rule) => kindOfRule(rule, states) === "passed" && !isSnoozed(rule, now))

/** The rules whose views are to be read: none was asked for within the interval, whatever a wrong clock has written. */
export const dueRules = (rules: ReadonlyArray<AlertRule>, states: AlertStates, now: string): ReadonlyArray<AlertRule> =>
  rules.filter((rule) => {
    const asked = stateOfRule(rule, states)?.askedAt
    return rule.isOn && (asked === undefined || Math.abs(Date.parse(now) - Date.parse(asked)) >= quietReadEvery)
  })

const unread = ({ revision }: AlertRule, askedAt: string): AlertState => ({
  revision,
  askedAt,
  count: null,
  passedSince: null,
  isTold: false
})

/** The states with these rules as asked for now: no other tab asks for them as well. */
export const asAsked = (states: AlertStates, rules: ReadonlyArray<AlertRule>, now: string): AlertStates => ({
  ...states,
  ...Object.fromEntries(
    rules.map((rule) => [rule.id, { ...(stateOfRule(rule, states) ?? unread(rule, now)), askedAt: now }])
  )
})

/** How many rows the rule's view shows, by a count of the rule as it is; null without one. */
const countOfRule = (rule: AlertRule, counts: AlertCounts): number | null => {
  const counted = Object.hasOwn(counts, rule.id) ? counts[rule.id] : undefined
  return counted !== undefined && counted.revision === rule.revision ? counted.count : null
}

/** The counts by which rules are judged as they are. */
export const fittingCounts = (rules: ReadonlyArray<AlertRule>, counts: AlertCounts): AlertCounts =>
  Object.fromEntries(
    rules.flatMap((rule) => {
      const count = countOfRule(rule, counts)
      return count === null ? [] : [[rule.id, { revision: rule.revision, count }]]
    })
  )

/** The rules whose counts came too late: they were changed after they had been asked for. */
export const outdatedRules = (rules: ReadonlyArray<AlertRule>, counts: AlertCounts): ReadonlyArray<AlertRule> =>
  rules.filter((rule) => {
    const counted = Object.hasOwn(counts, rule.id) ? counts[rule.id] : undefined
    return counted !== undefined && counted.revision < rule.revision
  })

const counted = (rule: AlertRule, before: AlertState | null, count: number, now: string): AlertState => {
  const isPassed = passes(rule, count)
  return {
    revision: rule.revision,
    askedAt: now,
    count,
    passedSince: isPassed ? (before?.passedSince ?? now) : null,
    isTold: isPassed && before !== null && before.passedSince !== null && before.isTold
  }
}

/** What came of counts: the states of the rules there are, and whom to tell of. */
export interface Judged {
  readonly states: AlertStates
  /** Each is told of once while its limit stays passed; one that is snoozed once the snooze is over. */
  readonly fired: ReadonlyArray<AlertRule>
}

export const judged = (
  rules: ReadonlyArray<AlertRule>,
  before: AlertStates,
  counts: AlertCounts,
  now: string
): Judged => {
  const fired: Array<AlertRule> = []
  const states = rules.flatMap((rule): ReadonlyArray<readonly [string, AlertState]> => {
    if (!rule.isOn) return []
    const known = stateOfRule(rule, before)
    const count = countOfRule(rule, counts)
    const state = count === null ? known : counted(rule, known, count, now)
    if (state === null) return []
    const fires = state.passedSince !== null && !state.isTold && !isSnoozed(rule, now)
    if (fires) fired.push(rule)
    return [[rule.id, fires ? { ...state, isTold: true } : state]]
  })
  return { states: Object.fromEntries(states), fired }
}

const order: Readonly<Record<AlertKind, number>> = { passed: 0, unread: 1, within: 2, off: 3 }

/** The rules as they are listed: passed ones first, each kind by name. */
export const listedRules = (rules: ReadonlyArray<AlertRule>, states: AlertStates): ReadonlyArray<AlertRule> =>
  rules.toSorted(
    (one, other) =>
      order[kindOfRule(one, states)] - order[kindOfRule(other, states)] || one.name.localeCompare(other.name, "en")
  )

import { isJsonObject } from "../json/json-field.ts"
import { hasFields, isExactly, isText } from "../json/json-shape.ts"
import { jsonIn } from "../json/json-text.ts"
import { areas } from "../permission/area.ts"
import { viewLimits } from "../rows/saved-views.ts"
import { type AlertRule, alertLimits } from "./alert-rule.ts"
import type { AlertState, AlertStates } from "./alert-state.ts"
import { directions } from "./direction.ts"

/** Written along, so that a later form can tell this one. */
const version = 1

type Checks<Kept> = Readonly<Record<keyof Kept, (value: unknown) => boolean>>

const isWhole = (most: number) => (value: unknown) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= most
const isName = (most: number) => (value: unknown) => isText(value) && value.trim() !== "" && value.length <= most
const isInstant = (value: unknown) => isText(value) && value.length <= 30 && !Number.isNaN(Date.parse(value))
const isNullOr = (isSound: (value: unknown) => boolean) => (value: unknown) => value === null || isSound(value)
const isFlag = (value: unknown) => typeof value === "boolean"
const isOneOf = (values: ReadonlyArray<unknown>) => (value: unknown) => values.includes(value)
const anyWhole = isWhole(Number.MAX_SAFE_INTEGER)

const ruleFields: Checks<AlertRule> = {
  id: isName(100),
  name: isName(viewLimits.name),
  businessEntityId: anyWhole,
  area: isOneOf(areas),
  view: isName(viewLimits.name),
  query: (value) => isText(value) && value.length <= viewLimits.query,
  direction: isOneOf(directions),
  limit: isWhole(alertLimits.limit),
  isOn: isFlag,
  snoozedUntil: isNullOr(isInstant),
  revision: anyWhole
}

const stateFields: Checks<AlertState> = {
  revision: anyWhole,
  askedAt: isInstant,
  count: isNullOr(anyWhole),
  passedSince: isNullOr(isInstant),
  isTold: isFlag
}

const isRule = (value: unknown): value is AlertRule => hasFields(value, ruleFields)
const isState = (value: unknown): value is AlertState => hasFields(value, stateFields)

/** Rules as they were stored, and the parts that were left aside, for one notice. */
export interface StoredAlerts {
  readonly rules: ReadonlyArray<AlertRule>
  /** Names of parts, never their values. */
  readonly ignored: ReadonlyArray<string>
}

const isOfVersion = isExactly(version)

/** Never throws: what is broken, twice there, one too many or of another version is left aside piece by piece. */
export const readAlerts = (text: string | null): StoredAlerts => {
  if (text === null) return { rules: [], ignored: [] }
  const stored = jsonIn(text)
  if (!isJsonObject(stored)) return { rules: [], ignored: ["alerts"] }
  if (!isOfVersion(stored["version"])) return { rules: [], ignored: ["version"] }
  const { rules: given } = stored
  if (!Array.isArray(given)) return { rules: [], ignored: ["rules"] }
  const rules: Array<AlertRule> = []
  const ignored: Array<string> = []
  given.forEach((value: unknown, index) => {
    const isKept = isRule(value) && rules.length < alertLimits.rules && !rules.some(({ id }) => id === value.id)
    if (isKept) rules.push(value)
    else ignored.push(`rules[${index}]`)
  })
  return { rules, ignored }
}

export const writeAlerts = (rules: ReadonlyArray<AlertRule>): string => JSON.stringify({ version, rules })

/** What cannot be read is counted anew. */
export const readAlertStates = (text: string | null): AlertStates => {
  const stored = text === null ? null : jsonIn(text)
  if (!isJsonObject(stored) || !isOfVersion(stored["version"]) || !isJsonObject(stored["states"])) return {}
  return Object.fromEntries(
    Object.entries(stored["states"]).flatMap(([id, state]) => (isState(state) ? [[id, state]] : []))
  )
}

export const writeAlertStates = (states: AlertStates): string => JSON.stringify({ version, states })

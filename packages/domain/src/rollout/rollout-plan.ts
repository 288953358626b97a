import { Schema } from "effect"
import { GroupedPredicate, Predicate } from "../filter/filter-schema.ts"
import { longestSpread } from "../site-time/site-time.ts"
import { PlanId } from "./plan-id.ts"
import { longest, PlanText } from "./plan-text.ts"
import { RolloutAction } from "./rollout-action.ts"
import { planMessages } from "./rollout-messages.ts"

const whole = Schema.isInt({ message: planMessages.wholeNumber })
const text = (message: string, pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern, { message }))

/** An instant, as ISO text with its offset. */
const Instant = text(planMessages.instant, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/u)

const share = Schema.Finite.check(
  Schema.isGreaterThanOrEqualTo(0, { message: planMessages.negativeShare }),
  Schema.isLessThanOrEqualTo(100, { message: planMessages.shareOver })
)
const count = Schema.Finite.check(
  Schema.isInt({ message: planMessages.wholeNumber }),
  Schema.isGreaterThanOrEqualTo(0, { message: planMessages.notNegative })
)
const minutes = (most: number) =>
  Schema.Finite.check(
    Schema.isInt({ message: planMessages.wholeNumber }),
    Schema.isGreaterThanOrEqualTo(0, { message: planMessages.negativeMinutes(most) }),
    Schema.isLessThanOrEqualTo(most, { message: planMessages.minutesOver(most) })
  )

/** The longest watch: four weeks. */
const longestWatch = 28 * 24 * 60
/** The most of each that a plan may have. */
export const most = { waves: 1000, targets: 200_000, windows: 100, timeZones: 1000 } as const

/** A device as it was when it was chosen: all that a task for it needs (document 2 §5 "Device key checks"). */
const RolloutDevice = Schema.Struct({
  componentId: PlanId,
  apiTerminalId: PlanText,
  deviceType: PlanText,
  pciVersion: Schema.Finite,
  terminalName: Schema.NullOr(PlanText)
})

/** One of those to be changed, frozen as it was chosen: the id of a UTG's component, or of a device's configuration. */
export const RolloutTarget = Schema.Struct({
  id: PlanId,
  name: PlanText,
  businessEntityId: PlanId,
  /** Needed for a task; a profile is applied without. */
  machinePermanentId: Schema.NullOr(PlanText),
  merchant: Schema.NullOr(PlanText),
  /** As its machine reports it: the name that Windows has, or IANA's. */
  timeZone: Schema.NullOr(PlanText),
  /** Of a device; null for a UTG. */
  device: Schema.NullOr(RolloutDevice)
})
export type RolloutTarget = typeof RolloutTarget.Type

/** The most that may have become of a wave; either alone holds it back, null is no limit. */
export const Limit = Schema.Struct({ share: Schema.NullOr(share), count: Schema.NullOr(count) })
export type Limit = typeof Limit.Type

export const Gate = Schema.Struct({ failed: Limit, unconfirmed: Limit, silent: Limit })
export type Gate = typeof Gate.Type

export const WaveStart = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("now") }),
  Schema.Struct({ kind: Schema.Literal("at"), at: Instant }),
  /** What clocks there read: yyyy-MM-ddTHH:mm as in `site-time`, or HH:mm for the next time they read it. */
  Schema.Struct({
    kind: Schema.Literal("siteHour"),
    reading: text(planMessages.reading, /^(\d{4}-\d{2}-\d{2}T)?([01]\d|2[0-3]):[0-5]\d$/u)
  })
])
export type WaveStart = typeof WaveStart.Type

export const WavePlan = Schema.Struct({
  size: Schema.Union([Schema.Struct({ count }), Schema.Struct({ percent: share })]).annotate({
    description:
      "So many targets, or so many percent of all. The waves together take every target: where the percentages come to 100, the last wave takes all that are left."
  }),
  start: WaveStart,
  spreadMinutes: minutes(longestSpread),
  watchMinutes: minutes(longestWatch),
  gate: Gate,
  /** After a passed gate; one that is not passed pauses the rollout. */
  then: Schema.Literals(["advance", "waitForPerson", "stop"]),
  approval: Schema.Struct({ required: Schema.Boolean, byAnother: Schema.Boolean })
})
export type WavePlan = typeof WavePlan.Type

/** Allowed hours in site time, from a weekday's (0 is Sunday) `from`; into the next day where `until` is earlier. */
export const AllowedHours = Schema.Struct({
  weekdays: Schema.Array(Schema.Literals([0, 1, 2, 3, 4, 5, 6])),
  from: text(planMessages.hour, /^([01]\d|2[0-3]):[0-5]\d$/u),
  until: text(planMessages.untilHour, /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/u)
})
export type AllowedHours = typeof AllowedHours.Type

export const RolloutOrder = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("listed") }),
  Schema.Struct({ kind: Schema.Literal("random"), seed: Schema.Finite.check(whole) }),
  Schema.Struct({ kind: Schema.Literal("onePerMerchant") })
])
export type RolloutOrder = typeof RolloutOrder.Type

const PlanPredicate = Schema.Struct({
  ...Predicate.fields,
  PropertyName: PlanText,
  Value: Schema.Union([PlanText, Schema.Number])
})
const PlanGroup = Schema.Struct({ ...GroupedPredicate.fields, Value: Schema.Tuple([PlanPredicate, PlanPredicate]) })

const outlineFields = {
  name: Schema.String.check(
    Schema.isPattern(/\S/u, { message: planMessages.name }),
    Schema.isMaxLength(longest.name, { message: planMessages.longName(longest.name) })
  ),
  /** The account in which it is seen, and whose rights count. */
  businessEntityId: PlanId,
  action: RolloutAction,
  /** What matches later joins a last, open wave until the rollout is ended; null for the targets listed alone. */
  growing: Schema.NullOr(Schema.Struct({ filter: Schema.Array(Schema.Union([PlanPredicate, PlanGroup])) })),
  order: RolloutOrder,
  waves: Schema.Array(WavePlan),
  /** Empty: always. */
  windows: Schema.Array(AllowedHours),
  withoutZone: Schema.Union([Schema.Struct({ zone: PlanText }), Schema.Literal("leaveOut")])
}

/** All of a plan but its targets, of which there may be very many. */
export const RolloutOutline = Schema.Struct(outlineFields)
export type RolloutOutline = typeof RolloutOutline.Type

export const RolloutPlan = Schema.Struct({ ...outlineFields, targets: Schema.Array(RolloutTarget) })
export type RolloutPlan = typeof RolloutPlan.Type

import { Result, Schema } from "effect"
import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import { isForDevices, RolloutAction } from "./rollout-action.ts"
import { AllowedHours, type Gate, Limit, RolloutPlan, RolloutTarget, WavePlan } from "./rollout-plan.ts"

const objectOf = (json: unknown): JsonObject => (isJsonObject(json) ? json : {})

/** A part of a plan as it was given, without entries that nobody reads; the other where it has not the form of one. */
const or = <S extends Schema.ConstraintDecoder<unknown>>(schema: S, json: unknown, otherwise: S["Type"]): S["Type"] =>
  Result.getOrElse(Schema.decodeUnknownResult(schema)(json, { disableChecks: true }), () => otherwise)

const noLimit: Limit = { share: null, count: null }

const filledLimit = (json: unknown): Limit => {
  const { share, count } = objectOf(json)
  return { share: or(Limit.fields.share, share, null), count: or(Limit.fields.count, count, null) }
}

const filledGate = (json: unknown): Gate => {
  if (!isJsonObject(json)) return { failed: noLimit, unconfirmed: noLimit, silent: noLimit }
  const { failed, unconfirmed, silent } = objectOf(json)
  return { failed: filledLimit(failed), unconfirmed: filledLimit(unconfirmed), silent: filledLimit(silent) }
}

const filledWave = (json: unknown): WavePlan => {
  const { size, start, spreadMinutes, watchMinutes, gate, then, approval } = objectOf(json)
  const { fields } = WavePlan
  return {
    size: or(fields.size, size, { count: 1 }),
    start: or(fields.start, start, { kind: "now" }),
    spreadMinutes: or(fields.spreadMinutes, spreadMinutes, 0),
    watchMinutes: or(fields.watchMinutes, watchMinutes, 0),
    gate: filledGate(gate),
    then: or(fields.then, then, "advance"),
    approval: or(fields.approval, approval, { required: false, byAnother: false })
  }
}

const filledHours = (json: unknown): AllowedHours => {
  const { weekdays, from, until } = objectOf(json)
  const { fields } = AllowedHours
  return {
    weekdays: or(fields.weekdays, weekdays, [0, 1, 2, 3, 4, 5, 6]),
    from: or(fields.from, from, "00:00"),
    until: or(fields.until, until, "24:00")
  }
}

/** No target has such an id, so that none is taken for another. */
const filledTarget = (json: unknown, at: number): RolloutTarget =>
  or(RolloutTarget, json, {
    id: -1 - at,
    name: "",
    businessEntityId: 0,
    machinePermanentId: null,
    merchant: null,
    timeZone: null,
    device: null
  })

/** What goes to such targets, where it is not said what: so that nobody is told that they are of the wrong kind. */
const filledAction = (json: unknown, targets: ReadonlyArray<RolloutTarget>): RolloutAction => {
  const { kind } = objectOf(json)
  if (kind === "applyProfile") return or(RolloutAction, json, { kind, profileId: null, profileBusinessEntityId: null })
  const isDevices =
    kind === "pushForms" || kind === "updateFirmware" || kind === "schedule"
      ? isForDevices({ kind })
      : targets.some(({ device }) => device !== null)
  return or(
    RolloutAction,
    json,
    isDevices
      ? { kind: "pushForms", formId: 0, formBusinessEntityId: 0 }
      : { kind: "schedule", command: { kind: "restart" } }
  )
}

/** A plan of what has the form of one in parts; in place of the rest stands what nothing else can be said of. */
export const filledPlan = (json: JsonObject): RolloutPlan => {
  const { fields } = RolloutPlan
  const targets = jsonList(json["targets"]).map(filledTarget)
  return {
    name: or(fields.name, json["name"], ""),
    businessEntityId: or(fields.businessEntityId, json["businessEntityId"], 0),
    action: filledAction(json["action"], targets),
    targets,
    growing: or(fields.growing, json["growing"], null),
    order: or(fields.order, json["order"], { kind: "listed" }),
    waves: jsonList(json["waves"]).map(filledWave),
    windows: jsonList(json["windows"]).map(filledHours),
    withoutZone: or(fields.withoutZone, json["withoutZone"], "leaveOut")
  }
}

import { sampleDevice } from "@command-center/domain/device/sample-device"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { pushMachine } from "@command-center/machines/push/push.machine"
import { interrupted, operationEnds } from "../../model/specs/records.ts"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"

const device = (id: number, type?: string) =>
  sampleDevice({
    deviceConfigId: id,
    businessEntityId: 12,
    deviceConfigApiTerminalId: `T${id}`,
    ...(type === undefined ? {} : { deviceStatusDeviceType: type })
  })
const given = {
  businessEntityId: 12,
  kind: "forms",
  now: new Date("2026-11-20T15:15:00.000Z"),
  timeZone: "America/New_York",
  canEdit: true
} as const

/** One device, and a form for it. */
export const compatible: WalkSpec<typeof pushMachine> = {
  input: { ...given, devices: [device(1)] },
  user: [
    { type: "draft.changed", change: { formId: 7 } },
    { type: "draft.changed", change: { timing: "immediate" } },
    { type: "draft.changed", change: { timing: "future" } },
    { type: "submit", now: new Date("2026-11-20T15:20:00.000Z") },
    { type: "batch.chosen", batch: 0 },
    { type: "retry" },
    { type: "close" },
    { type: "cancel" },
    { type: "edit" },
    { type: "discard" }
  ],
  outcomes: {
    loadChoices: {
      loaded: answers.as({ forms: [sampleForm()], schemas: [] }),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    operation: {
      accepted: { output: operationEnds.accepted, answer: null },
      refused: { output: operationEnds["not done"], answer: answers.refused.answer },
      lost: { output: interrupted, answer: answers.lost.answer }
    }
  },
  project: ({ context: { devices, draft } }) => [devices.length, draft.formId, draft.timing],
  notWalkable: ({ event, source }, { context: { draft } }) => {
    if (event.type === "submit" && draft.formId === null) return "Apply is disabled while something is missing"
    if (source.includes("editing.asking") && event.type !== "edit" && event.type !== "discard")
      return "the question is answered before anything else"
    if (event.type !== "draft.changed") return null
    const { formId, timing } = event["change"]
    const isThere = formId === undefined ? timing === draft.timing : formId === draft.formId
    return isThere ? "choosing what is chosen changes nothing" : null
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}
const already = planOf(pushMachine, compatible).walked

/** Two types of device. */
export const incompatible: WalkSpec<typeof pushMachine> = {
  ...compatible,
  input: { ...given, devices: [device(1), device(3, "isc250")] },
  already
}
/** A type that nobody knows. */
export const unknownType: WalkSpec<typeof pushMachine> = {
  ...compatible,
  input: { ...given, devices: [device(4, "x9000")] },
  already: already.filter((name) => !name.includes("loadChoices: loaded"))
}
/** A device without its terminal's id. */
export const lacking: WalkSpec<typeof pushMachine> = {
  ...compatible,
  input: { ...given, devices: [sampleDevice({ deviceConfigApiTerminalId: null })] },
  already
}

import { sampleDevice } from "@command-center/domain/device/sample-device"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { pushMachine } from "@command-center/machines/push/push.machine"
import { Result } from "effect"
import { type WalkSpec, walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"
import { operationEnds, operationWalked } from "../support/records.ts"

const device = (id: number, type?: string) =>
  sampleDevice({
    deviceConfigId: id,
    deviceConfigApiTerminalId: `T${id}`,
    deviceConfigDeviceName: `Till ${id}`,
    deviceStatusDeviceSerialNumber: `SN-${id}`,
    ...(type === undefined ? {} : { deviceStatusDeviceType: type })
  })
const given = {
  businessEntityId: 42,
  kind: "forms",
  now: new Date("2026-11-20T15:15:00.000Z"),
  timeZone: "America/New_York",
  canEdit: true
} as const

export const spec = modelled(pushMachine, {
  inputs: [
    { ...given, devices: [device(1), device(2), device(3, "isc250")] },
    { ...given, devices: [device(4, "x9000")] },
    { ...given, devices: [] },
    { ...given, devices: [device(1)] },
    { ...given, devices: [sampleDevice({ deviceConfigApiTerminalId: null })] }
  ],
  user: {
    "batch.chosen": [{ batch: 0 }, { batch: 7 }],
    "draft.changed": [
      { change: { formId: 7 } },
      { change: { formId: null } },
      { change: { timing: "immediate" } },
      { change: { timing: "future" } },
      { change: { siteTime: { reading: "2026-11-21T02:00", spreadMinutes: 0, withoutZone: "leaveOut" } } }
    ],
    submit: [{ now: new Date("2026-11-20T15:20:00.000Z") }],
    retry: [{}],
    close: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}]
  },
  outcomes: {
    loadChoices: {
      loaded: Result.succeed({
        forms: [sampleForm(), sampleForm({ id: 8, deviceType: 3 })],
        notOffered: null,
        schemas: []
      }),
      ...failures
    },
    operation: operationEnds
  },
  project: ({ context }) => [
    context.devices.length,
    context.draft.formId,
    context.draft.siteTime === null,
    context.error,
    context.isWaitLong
  ],
  unreachable: {
    "Apply is disabled while something is missing; the flow refuses all the same": [
      "editing --submit [isAllowed]--> editing"
    ]
  }
})

const asPushed: WalkSpec<typeof pushMachine> = {
  does: ({ batch, change }) => batch !== 7 && change?.formId !== null && change?.siteTime === undefined,
  outcomes: { operation: operationWalked },
  project: ({ context: { devices, draft, isWaitLong } }) => [devices.length, draft.formId, draft.timing, isWaitLong],
  notWalkable: ({ event, source }, { context: { draft } }) => {
    if (event.type === "submit" && draft.formId === null) return "Apply is disabled while something is missing"
    if (source.includes("editing.asking") && event.type !== "edit" && event.type !== "discard")
      return "the question is answered before anything else"
    if (event.type !== "draft.changed") return null
    const { formId, timing } = event["change"]
    const isThere = formId === undefined ? timing === draft.timing : formId === draft.formId
    return isThere ? "choosing what is chosen changes nothing" : null
  },
  leaves: atLogin
}

export const walks = walksOf(spec, {
  compatible: { ...asPushed, input: 3 },
  incompatible: { ...asPushed, after: ["compatible"] },
  unknownType: {
    ...asPushed,
    input: 1,
    after: ["compatible"],
    again: (name) => name.includes("loadChoices: loaded")
  },
  lacking: { ...asPushed, input: 4, after: ["compatible"] }
})

import { sampleDevice } from "@command-center/domain/device/sample-device"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { pushMachine } from "@command-center/machines/push/push.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"
import { operationEnds } from "./records.ts"

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

export const push = modelled(pushMachine, {
  inputs: [
    { ...given, devices: [device(1), device(2), device(3, "isc250")] },
    { ...given, devices: [device(4, "x9000")] },
    { ...given, devices: [] }
  ],
  user: {
    "batch.chosen": [{ batch: 0 }, { batch: 7 }],
    "draft.changed": [{ change: { formId: 7 } }, { change: { formId: null } }],
    submit: [{ now: new Date("2026-11-20T15:20:00.000Z") }],
    retry: [{}],
    close: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}]
  },
  outcomes: {
    loadChoices: {
      loaded: Result.succeed({ forms: [sampleForm(), sampleForm({ id: 8, deviceType: 3 })], schemas: [] }),
      ...failures
    },
    operation: operationEnds
  },
  project: ({ context }) => [context.devices.length, context.draft.formId, context.error]
})

import { sampleDevice } from "@command-center/domain/device/sample-device"
import { devicesScreenMachine } from "@command-center/machines/devices-screen/devices-screen.machine"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"

const now = new Date("2026-11-20T15:30:00.000Z")
const page = [sampleDevice({ deviceConfigId: 1 }), sampleDevice({ deviceConfigId: 2 })]

export const devicesScreen = modelled(devicesScreenMachine, {
  inputs: [{ rows: rowsInput(), canEdit: true }],
  user: {
    "push.chosen": [
      { kind: "forms", page, selected: [], began: 1, now },
      { kind: "firmware", page, selected: [2], began: null, now },
      { kind: "forms", page, selected: [], began: null, now }
    ],
    "rows.changed": [{}],
    retry: [{}]
  },
  outcomes: { rows: {}, push: { pushed: { pushed: 1 } } },
  project: ({ context }) => context.kind
})

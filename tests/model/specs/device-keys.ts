import { sampleDevice } from "@command-center/domain/device/sample-device"
import { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(deviceKeysMachine, {
  inputs: [undefined],
  user: { "keys.opened": [{ row: sampleDevice({ deviceConfigId: 1 }) }], "keys.closed": [{}], "values.toggled": [{}] },
  outcomes: {}
})

export const walks = walksOf(spec, { all: {} })

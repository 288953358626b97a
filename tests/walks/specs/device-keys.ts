import { sampleDevice } from "@command-center/domain/device/sample-device"
import type { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import type { WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof deviceKeysMachine> = {
  input: undefined,
  user: [
    { type: "keys.opened", row: sampleDevice({ deviceConfigId: 1 }) },
    { type: "values.toggled" },
    { type: "keys.closed" }
  ],
  outcomes: {}
}

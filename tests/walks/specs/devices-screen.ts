import { sampleDevice } from "@command-center/domain/device/sample-device"
import type { devicesScreenMachine } from "@command-center/machines/devices-screen/devices-screen.machine"
import type { WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

const page = [sampleDevice({ deviceConfigId: 1 }), sampleDevice({ deviceConfigId: 2 })]
const chosen = { type: "push.chosen", page, now: atAccount.rows.now } as const

export const spec: WalkSpec<typeof devicesScreenMachine> = {
  input: atAccount,
  user: [
    { ...chosen, kind: "forms", selected: [], began: 1 },
    { ...chosen, kind: "firmware", selected: [2], began: null },
    { ...chosen, kind: "forms", selected: [], began: null },
    { type: "rows.changed" }
  ],
  outcomes: { push: { closed: over({ pushed: 0 }) } },
  project: ({ context }) => context.kind,
  notWalkable: ({ event, source }, { context }) =>
    event.type === "rows.changed" && (!source.includes("open.pushing") || context.kind !== "forms") ? byAFlow : null
}

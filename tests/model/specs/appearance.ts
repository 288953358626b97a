import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(appearanceMachine, {
  inputs: [
    { theme: "system", clocks: "mine" },
    { theme: "light", clocks: "mine" },
    { theme: "dark", clocks: "utc" }
  ],
  user: {
    "theme.chosen": [{ theme: "light" }, { theme: "dark" }, { theme: "system" }],
    "clocks.chosen": [{ clocks: "mine" }, { clocks: "utc" }, { clocks: "site" }]
  },
  outcomes: {}
})

export const walks = walksOf(spec, {
  all: { project: ({ context }) => [context.clocks] },
  light: { input: 1, does: () => false },
  dark: { input: 2, does: () => false }
})

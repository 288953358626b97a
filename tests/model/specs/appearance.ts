import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(appearanceMachine, {
  inputs: [{ theme: "system" }, { theme: "light" }, { theme: "dark" }],
  user: { "theme.chosen": [{ theme: "light" }, { theme: "dark" }, { theme: "system" }] },
  outcomes: {}
})

export const walks = walksOf(spec, {
  all: {},
  light: { input: 1, does: () => false },
  dark: { input: 2, does: () => false }
})

import { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"
import { readRows } from "../support/read-rows.ts"

export const spec = modelled(dashboardMachine, {
  inputs: [
    { businessEntityId: 12, canViewInstallations: true },
    { businessEntityId: 12, canViewInstallations: false }
  ],
  user: { retry: [{}], cancel: [{}], "refresh.asked": [{}] },
  outcomes: { loadInstallations: { loaded: Result.succeed(readRows([])), ...failures } }
})

export const walks = walksOf(spec, {
  mayView: { leaves: atLogin },
  mayNot: { input: 1, after: ["mayView"] }
})

import { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

export const dashboard = modelled(dashboardMachine, {
  inputs: [
    { businessEntityId: 12, canViewInstallations: true },
    { businessEntityId: 12, canViewInstallations: false }
  ],
  user: { retry: [{}], cancel: [{}], "refresh.asked": [{}] },
  outcomes: { loadInstallations: { loaded: Result.succeed([]), ...failures } }
})

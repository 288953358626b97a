import { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"

export const mayView: WalkSpec<typeof dashboardMachine> = {
  input: { businessEntityId: 12, canViewInstallations: true },
  user: [{ type: "retry" }, { type: "cancel" }, { type: "refresh.asked" }],
  outcomes: {
    loadInstallations: { loaded: answers.as([]), refused: answers.refused, unauthorized: answers.unauthorized }
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}
export const mayNot: WalkSpec<typeof dashboardMachine> = {
  ...mayView,
  input: { businessEntityId: 1, canViewInstallations: false },
  already: planOf(dashboardMachine, mayView).walked
}

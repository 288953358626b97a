import type { templatesScreenMachine } from "@command-center/machines/templates-screen/templates-screen.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

export const spec: WalkSpec<typeof templatesScreenMachine> = {
  input: atAccount,
  user: [
    { type: "creation.opened" },
    { type: "deletion.opened", row: { id: 31, name: "Night", businessEntityId: 42, parentName: null } },
    { type: "rows.changed" }
  ],
  outcomes: {
    collectNames: { collected: answers.as(["Night"]) },
    newTemplate: { closed: over({ created: false }) },
    deleteTemplate: { closed: over({ deleted: false }) }
  },
  notWalkable: ({ event, source }) =>
    event.type === "rows.changed" && !source.includes("open.creating") ? byAFlow : null
}

import type { usersScreenMachine } from "@command-center/machines/users-screen/users-screen.machine"
import type { WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

export const spec: WalkSpec<typeof usersScreenMachine> = {
  input: atAccount,
  user: [{ type: "add.opened" }, { type: "rows.changed" }],
  outcomes: { addUser: { closed: over({ userId: null }) } },
  notWalkable: ({ event, source }) =>
    event.type === "rows.changed" && !source.includes("open.adding") ? byAFlow : null
}

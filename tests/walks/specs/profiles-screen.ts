import { noProfile } from "@command-center/machines/profiles-screen/no-profile"
import type { profilesScreenMachine } from "@command-center/machines/profiles-screen/profiles-screen.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

const row = { ...noProfile, id: 400, name: "Hotel front desk", businessEntityId: 43, version: 3 }

export const spec: WalkSpec<typeof profilesScreenMachine> = {
  input: atAccount,
  user: [
    { type: "creation.opened" },
    { type: "clone.opened", row },
    { type: "deletion.opened", row },
    { type: "rows.changed" }
  ],
  outcomes: {
    collectChoices: {
      collected: answers.as({ names: [row.name], versions: ["5.0.0.3124"] }),
      refused: answers.refused
    },
    newProfile: { closed: over({ created: false }) },
    cloneProfile: { closed: over({ created: false }) },
    deleteProfile: { closed: over({ deleted: false }) }
  },
  project: ({ context }) => context.profile?.id ?? null,
  notWalkable: ({ event, source }) =>
    event.type === "rows.changed" && !source.includes("open.creating") ? byAFlow : null
}

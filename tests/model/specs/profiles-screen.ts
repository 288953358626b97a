import { noProfile } from "@command-center/machines/profiles-screen/no-profile"
import { profilesScreenMachine } from "@command-center/machines/profiles-screen/profiles-screen.machine"
import { Result } from "effect"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const row = { ...noProfile, id: 400, name: "Hotel front desk", businessEntityId: 43, version: 3 }

export const profilesScreen = modelled(profilesScreenMachine, {
  inputs: [{ rows: rowsInput(), canEdit: true }],
  user: {
    "creation.opened": [{}],
    "clone.opened": [{ row }],
    "deletion.opened": [{ row }],
    "rows.changed": [{}],
    retry: [{}]
  },
  outcomes: {
    rows: {},
    collectChoices: { collected: Result.succeed({ names: [row.name], versions: ["5.0.0.3124"] }), ...failures },
    newProfile: { created: { created: true } },
    cloneProfile: { created: { created: true } },
    deleteProfile: { deleted: { deleted: true } }
  },
  project: ({ context }) => context.profile?.id ?? null
})

import type { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof copyConfigMachine> = {
  input: { businessEntityId: 12, id: 7 },
  user: [{ type: "copy" }],
  outcomes: {
    loadConfig: {
      found: answers.as({ config: { utgGlobal: { retries: 3 } }, text: null }),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    }
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}

import { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(copyConfigMachine, {
  inputs: [{ businessEntityId: 42, id: 7 }],
  user: { copy: [{}] },
  outcomes: {
    loadConfig: {
      found: Result.succeed({ config: { utgGlobal: { retries: 3 } }, text: null }),
      none: Result.succeed({ config: null, text: null }),
      ...failures
    }
  }
})

export const walks = walksOf(spec, {
  all: { outcomes: { loadConfig: ["found", "refused", "unauthorized"] }, leaves: atLogin }
})

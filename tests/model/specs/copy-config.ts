import { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

export const copyConfig = modelled(copyConfigMachine, {
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

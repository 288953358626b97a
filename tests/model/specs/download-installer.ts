import { downloadInstallerMachine } from "@command-center/machines/download-installer/download-installer.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { refused } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(downloadInstallerMachine, {
  inputs: [{ businessEntityId: 42 }],
  user: { "installer.wanted": [{}] },
  outcomes: { downloadInstaller: { begun: Result.succeed(undefined), refused } }
})

export const walks = walksOf(spec, {
  begun: { outcomes: { downloadInstaller: ["begun"] } },
  /** Where the runtime config has no address of an installer. */
  withoutAddress: { outcomes: { downloadInstaller: ["refused"] } }
})

import { downloadInstallerMachine } from "@command-center/machines/download-installer/download-installer.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { refused } from "./answers.ts"

export const downloadInstaller = modelled(downloadInstallerMachine, {
  inputs: [{ businessEntityId: 42 }],
  user: { "installer.wanted": [{}] },
  outcomes: { downloadInstaller: { begun: Result.succeed(undefined), refused } }
})

import type { downloadInstallerMachine } from "@command-center/machines/download-installer/download-installer.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

const input = { businessEntityId: 12 }

export const spec: WalkSpec<typeof downloadInstallerMachine> = {
  input,
  user: [{ type: "installer.wanted" }],
  outcomes: { downloadInstaller: { started: answers.as(undefined) } }
}

/** Where the runtime config has no address of an installer. */
export const withoutInstaller: WalkSpec<typeof downloadInstallerMachine> = {
  ...spec,
  outcomes: { downloadInstaller: { refused: { output: answers.refused.output, answer: null } } }
}

import { installationsScreenMachine } from "@command-center/machines/installations-screen/installations-screen.machine"
import { noInstallation } from "@command-center/machines/installations-screen/no-installation"
import { Result } from "effect"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"
import { refused } from "./answers.ts"

export const installationsScreen = modelled(installationsScreenMachine, {
  inputs: [
    { rows: rowsInput(), canEdit: true, intent: null },
    { rows: rowsInput(), canEdit: true, intent: "install" }
  ],
  user: {
    "creation.opened": [{}],
    "deactivation.opened": [{ row: { ...noInstallation, id: 700, nickname: "Till 4", verificationId: "ABCD1234" } }],
    "installer.wanted": [{}],
    "package.wanted": [{ verificationId: "ABCD1234" }],
    "package.cancelled": [{}],
    "download.progressed": [{ transfer: { done: 20, total: 80 } }],
    "rows.changed": [{}],
    retry: [{}]
  },
  outcomes: {
    rows: {},
    installationWizard: { created: { created: true } },
    deactivateInstallation: { deleted: { deleted: true } },
    downloadInstaller: { downloaded: Result.succeed(undefined), refused },
    downloadPackage: { downloaded: Result.succeed("bytes"), refused }
  },
  project: ({ context }) => [context.row?.id ?? null, context.verificationId, context.intent]
})

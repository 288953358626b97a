import { installationList } from "@command-center/domain/installation/installation-list"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { type InstallationKind, installationTypes } from "@command-center/domain/installation/installation-type"
import { deactivateInstallationMachine } from "../deactivate-installation/deactivate-installation.machine.ts"
import { makeDownloadFileMachine } from "../download-file/download-file.machine.ts"
import { downloadInstallerMachine } from "../download-installer/download-installer.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import type { FlowOpening } from "../flow-screen/flow-screen.types.ts"
import { deletion, screenFlow } from "../flow-screen/screen-flow.ts"
import { installationWizardMachine } from "../installation-wizard/installation-wizard.machine.ts"
import { unfilteredRows } from "../row-screen/unfiltered-rows.ts"

export const installationRows = unfilteredRows(installationList)

/** The install package of a Verification ID. Sent without a token (contract, "New installation"). */
export const downloadPackageMachine = makeDownloadFileMachine<string>({
  id: "downloadPackage",
  begun: null,
  fileName: installationMessages.packageFileName,
  failed: (_, reason) => installationMessages.downloadFailed(reason),
  hasToken: false
})

interface WizardAsked {
  /** What New begins with; left out, it begins with the choice. */
  readonly kind?: InstallationKind
}

/** The dashboard's two ways to a new installation (document 1 §2.5). */
const kindsByIntent = { install: installationTypes.newUtg, connect: installationTypes.existingUtg } as const

/** The installations of an account: New, Deactivate Install and the two downloads (document 2 §2). */
export const installationsScreenMachine = makeFlowScreenMachine("installationsScreen", {
  rows: installationRows,
  flows: {
    installationWizard: screenFlow({
      logic: installationWizardMachine,
      askedBy: (intent) =>
        intent === "install" || intent === "connect" ? { asked: { kind: kindsByIntent[intent] }, read: null } : null,
      input: ({ account: { businessEntityId, canEdit }, asked }: FlowOpening<WizardAsked>) => ({
        businessEntityId,
        canEdit,
        kind: asked.kind ?? null
      })
    }),
    deactivateInstallation: deletion(deactivateInstallationMachine)
  },
  beside: { downloadInstaller: downloadInstallerMachine, downloadPackage: downloadPackageMachine }
})

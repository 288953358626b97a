import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { InstallationRow } from "@command-center/domain/installation/installation"
import { installationList } from "@command-center/domain/installation/installation-list"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { installationTypes } from "@command-center/domain/installation/installation-type"
import { recordMessages } from "@command-center/domain/message/record-messages"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Result } from "effect"
import { assign, emit, sendTo, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { deactivateInstallationMachine } from "../deactivate-installation/deactivate-installation.machine.ts"
import { installationWizardMachine } from "../installation-wizard/installation-wizard.machine.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { RowScreenDefinition, ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import type {
  DownloadOutcome,
  InstallationsScreenContext,
  InstallationsScreenEvent,
  InstallationsScreenInput
} from "./installations-screen.types.ts"

export const installationRows: RowScreenDefinition<InstallationRow> = {
  list: installationList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

const failed = (outcome: DownloadOutcome): string =>
  installationMessages.downloadFailed(Result.isFailure(outcome) ? outcome.failure.sentence : "")

/** What the installation screen is made of; its chart stands in installations-screen.machine.ts. */
export const installationsScreenSetup = setup({
  types: {
    input: {} as InstallationsScreenInput,
    context: {} as InstallationsScreenContext,
    events: {} as InstallationsScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as {
      rows: "rows"
      installationWizard: "installationWizard"
      deactivateInstallation: "deactivateInstallation"
      downloadInstaller: "downloadInstaller"
      downloadPackage: "downloadPackage"
    },
    tags: {} as "crashed"
  },
  actors: {
    rows: makeRowScreenMachine(installationRows),
    installationWizard: installationWizardMachine,
    deactivateInstallation: deactivateInstallationMachine,
    downloadInstaller: unprovided<null, unknown, Failure>("downloadInstaller"),
    downloadPackage: unprovided<string, unknown, Failure>("downloadPackage")
  },
  delays: {
    /** How long the installer's message shows (document 2 §9). */
    installerMessage: 2_000
  },
  guards: {
    canEdit: ({ context }) => context.canEdit,
    isIntended: ({ context: { canEdit, intent } }) => canEdit && (intent === "install" || intent === "connect"),
    succeeded: (_, outcome: DownloadOutcome) => Result.isSuccess(outcome)
  },
  actions: {
    takeIntent: assign(({ context: { intent } }) => ({
      intent: null,
      kind: intent === "connect" ? installationTypes.existingUtg : installationTypes.newUtg
    })),
    leaveKindOpen: assign({ kind: null }),
    setRow: assign((_, row: InstallationRow) => ({ row })),
    setTransfer: assign((_, transfer: Transfer | null) => ({ transfer })),
    setVerificationId: assign((_, verificationId: string) => ({ verificationId })),
    savePackage: emit(({ context }, outcome: DownloadOutcome) => ({
      type: "download" as const,
      fileName: installationMessages.packageFileName(context.verificationId),
      content: Result.getOrElse(outcome, () => null)
    })),
    tellFailed: emit((_, outcome: DownloadOutcome) => ({
      type: "toast" as const,
      kind: "danger" as const,
      text: failed(outcome)
    })),
    tellDefect: emit({
      type: "toast",
      kind: "danger",
      text: installationMessages.downloadFailed(recordMessages.crashed)
    }),
    reloadRows: sendTo("rows", rowsChanged)
  }
})

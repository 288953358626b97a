import type { InstallationRow } from "@command-center/domain/installation/installation"
import { installationList } from "@command-center/domain/installation/installation-list"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { makeDeletionMachine } from "../delete-record/delete-record.machine.ts"
import { deletionSelectors } from "../delete-record/delete-record.selectors.ts"
import type { DeletionDefinition } from "../delete-record/delete-record.types.ts"

const definition: DeletionDefinition<InstallationRow> = {
  id: "deactivateInstallation",
  question: (row) => installationMessages.deactivateText(installationList.nameOf(row)),
  detail: ({ verificationText }) =>
    verificationText === null ? null : installationMessages.verifiedBy(verificationText),
  wordOf: null,
  deleted: (row) => ({ text: installationMessages.deactivated(installationList.nameOf(row)) }),
  failed: (_, reason) => ({ text: installationMessages.deactivateFailed(reason) })
}

/** Asks, and deactivates one installation, which cannot be undone (document 2 §4). */
export const deactivateInstallationMachine = makeDeletionMachine(definition)

export const deactivateInstallationSelectors = deletionSelectors(definition)

import { loadContacts } from "@command-center/api/management/first-contact"
import { downloadInstallPackage, installerAddress } from "@command-center/api/management/installations"
import { notSent } from "@command-center/api/transport/api-error"
import { deactivateInstallationOnce } from "@command-center/api/writes/record-writes"
import type { InstallationRow } from "@command-center/domain/installation/installation"
import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { callMessages } from "@command-center/domain/message/call-messages"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import type { Offered } from "@command-center/machines/actor-logic/offered"
import { deactivateInstallationMachine } from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import type { Deletion } from "@command-center/machines/delete-record/delete-record.types"
import type { FileWanted } from "@command-center/machines/download-file/download-file.types"
import { downloadInstallerMachine } from "@command-center/machines/download-installer/download-installer.machine"
import { firstContactMachine } from "@command-center/machines/first-contact/first-contact.machine"
import { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import type { WizardChoices } from "@command-center/machines/installation-wizard/installation-wizard.types"
import {
  downloadPackageMachine,
  installationRows,
  installationsScreenMachine
} from "@command-center/machines/screens/installations-screen"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromDownload, fromEffect } from "../../app/from-effect.ts"
import { downloadFrom } from "../../browser/download.ts"
import { offeredIn, offeredProfiles, offeredVersions } from "../../list/offered-choices.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import { type PagePart, pagePart, whyNot } from "../../record/page-part.ts"
import type { RowsClient } from "../../rows/rows-client.ts"
import { wireSetUp } from "./set-up.wiring.ts"

/** Why nothing, or not all, is offered. */
const missing = <Row>(part: PagePart<Offered<Row>>, told: (reason: string) => string): string | null =>
  whyNot(part, told) ?? offeredIn(part).notOffered

/** What there is to choose from, as far as it could be read: an installation can be created without each of them. */
const loadChoices = (businessEntityId: number) =>
  Effect.map(
    Effect.all(
      {
        utg: pagePart(offeredVersions("utg")),
        agent: pagePart(offeredVersions("agent")),
        profiles: pagePart(offeredProfiles(businessEntityId))
      },
      { concurrency: "unbounded" }
    ),
    ({ utg, agent, profiles }): WizardChoices => ({
      versions: { utg: offeredIn(utg).rows, agent: offeredIn(agent).rows },
      versionsFailed: {
        utg: missing(utg, (reason) => wizardMessages.versionsFailed(taskLabels.utgVersion, reason)),
        agent: missing(agent, (reason) => wizardMessages.versionsFailed(taskLabels.agentVersion, reason))
      },
      profiles: offeredIn(profiles).rows,
      profilesFailure: missing(profiles, wizardMessages.profilesFailed)
    })
  )

const downloadInstaller = () =>
  Effect.flatMap(installerAddress(), (address) =>
    URL.canParse(address) ? Effect.sync(() => downloadFrom(address)) : Effect.fail(notSent(callMessages.notAddressed))
  )

/** The installation list over the rows of a client, with everything that can be done from it. */
export const wireInstallations = (console: Pick<Console, "runtime" | "now">, client: RowsClient<InstallationRow>) => {
  const task = fromEffect(console.runtime)
  return installationsScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, installationRows, client),
      installationWizard: installationWizardMachine.provide({
        actors: {
          loadChoices: task(loadChoices),
          firstContact: firstContactMachine.provide({ actors: { loadContacts: task(loadContacts) } }),
          ...wireSetUp(console.runtime)
        }
      }),
      deactivateInstallation: deactivateInstallationMachine.provide({
        actors: { deleteRow: task<Deletion<InstallationRow>, unknown>(deactivateInstallationOnce) }
      }),
      downloadInstaller: downloadInstallerMachine.provide({
        actors: { downloadInstaller: task<null, unknown>(downloadInstaller) }
      }),
      downloadPackage: downloadPackageMachine.provide({
        actors: {
          downloadFile: fromDownload(console.runtime)<FileWanted<string>, unknown>(({ wanted }, onProgress) =>
            downloadInstallPackage(wanted ?? "", onProgress)
          )
        }
      })
    }
  })
}

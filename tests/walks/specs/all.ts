import { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import { columnsMachine } from "@command-center/machines/columns/columns.machine"
import { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import { deactivateInstallationMachine } from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import { deleteFormMachine } from "@command-center/machines/delete-form/delete-form.machine"
import { deleteProfileMachine } from "@command-center/machines/delete-profile/delete-profile.machine"
import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import { deleteTemplateMachine } from "@command-center/machines/delete-template/delete-template.machine"
import { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import { downloadInstallerMachine } from "@command-center/machines/download-installer/download-installer.machine"
import { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import { keptOperationsMachine } from "@command-center/machines/kept-operations/kept-operations.machine"
import { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { pushMachine } from "@command-center/machines/push/push.machine"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { downloadFormMachine } from "@command-center/machines/screens/forms-screen"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { sessionMachine } from "@command-center/machines/session/session.machine"
import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import type { AnyEventObject, AnyStateMachine } from "xstate"
import { planOf, type WalkSpec } from "../support/plan.ts"
import * as accountPanel from "./account-panel.ts"
import * as addUser from "./add-user.ts"
import * as applyProfile from "./apply-profile.ts"
import * as applyTemplate from "./apply-template.ts"
import * as columns from "./columns.ts"
import * as copyConfig from "./copy-config.ts"
import * as creations from "./create-record.ts"
import * as dashboard from "./dashboard.ts"
import * as deletions from "./delete-record.ts"
import * as deleteTasks from "./delete-tasks.ts"
import * as deviceKeys from "./device-keys.ts"
import * as downloadFile from "./download-file.ts"
import * as downloadInstaller from "./download-installer.ts"
import * as downloadView from "./download-view.ts"
import * as editConfig from "./edit-config.ts"
import * as exportRows from "./export-rows.ts"
import * as filters from "./filters.ts"
import * as flowScreen from "./flow-screen.ts"
import * as formUpload from "./form-upload.ts"
import * as installationWizard from "./installation-wizard.ts"
import * as keptOperations from "./kept-operations.ts"
import * as listScreen from "./list-screen.ts"
import * as listMore from "./list-screen-more.ts"
import * as listViews from "./list-views.ts"
import * as notices from "./notices.ts"
import * as operation from "./operation.ts"
import * as push from "./push.ts"
import * as recordScreen from "./record-screen.ts"
import * as removeEntry from "./remove-entry.ts"
import * as removeUtgs from "./remove-utgs.ts"
import * as rowScreen from "./row-screen.ts"
import * as scheduleTask from "./schedule-task.ts"
import * as session from "./session.ts"
import * as shell from "./shell.ts"
import * as utgTasks from "./utg-tasks.ts"

/** What the walks of one spec do to the machine behind the page. */
export interface Walked {
  readonly machine: AnyStateMachine
  readonly paths: ReadonlyArray<{
    readonly input: unknown
    readonly steps: ReadonlyArray<{ readonly event: AnyEventObject; readonly value: null }>
  }>
}

const walked = <M extends AnyStateMachine>(machine: M, spec: WalkSpec<M>): Walked => {
  const { walks: found } = planOf(machine, spec)
  return {
    machine,
    // An input that only begins elsewhere is visited, too.
    paths: (found.length === 0 ? [[]] : found).map((walk) => ({
      input: spec.input,
      steps: walk.map(({ event }) => ({ event, value: null }))
    }))
  }
}

const configWalks = () =>
  [editConfig.spec, editConfig.movedOnSpec].map((spec) => walked(editConfig.configMachine, spec))

/** The walks of tests/walks by the folder of their machine. */
export const walks: Readonly<Record<string, () => ReadonlyArray<Walked>>> = {
  "account-panel": () => [accountPanel.spec, accountPanel.putAway].map((spec) => walked(accountPanelMachine, spec)),
  "add-user": () => [walked(addUserMachine, addUser.spec)],
  "apply-profile": () => [walked(applyProfileMachine, applyProfile.spec)],
  "apply-template": () => [walked(applyTemplateMachine, applyTemplate.spec)],
  "clone-profile": () => [walked(cloneProfileMachine, creations.cloneProfile)],
  dashboard: () => [walked(dashboardMachine, dashboard.mayView), walked(dashboardMachine, dashboard.mayNot)],
  "deactivate-installation": () => [walked(deactivateInstallationMachine, deletions.deactivateInstallation)],
  "delete-form": () => [walked(deleteFormMachine, deletions.deleteForm)],
  "delete-profile": () => [walked(deleteProfileMachine, deletions.deleteProfile)],
  "delete-tasks": () => [deleteTasks.deletable, deleteTasks.over].map((spec) => walked(deleteTasksMachine, spec)),
  "delete-template": () => [walked(deleteTemplateMachine, deletions.deleteTemplate)],
  "edit-config": configWalks,
  "edit-record": configWalks,
  "export-rows": () => [exportRows.spec, exportRows.unasked].map((spec) => walked(exportRowsMachine, spec)),
  filters: () => [walked(filtersMachine, filters.spec)],
  "form-upload": () => [walked(formUploadMachine, formUpload.spec)],
  "installation-wizard": () => [walked(installationWizardMachine, installationWizard.spec)],
  "list-screen": () => [
    ...[
      listScreen.spec,
      listMore.refreshing,
      listMore.places,
      listMore.unfiltered,
      listMore.arriving,
      listMore.changing
    ].map((spec) => walked(listScreen.listMachine, spec)),
    walked(listMore.taskMachine, listMore.matchingRows),
    walked(listMore.deviceMachine, listMore.manyRows)
  ],
  "new-profile": () => [walked(newProfileMachine, creations.newProfile)],
  "new-template": () => [walked(newTemplateMachine, creations.newTemplate)],
  notices: () => [walked(noticesMachine, notices.spec)],
  operation: () => [deleteTasks.operation, operation.reopened].map((spec) => walked(operationMachine, spec)),
  push: () =>
    [push.compatible, push.incompatible, push.unknownType, push.lacking].map((spec) => walked(pushMachine, spec)),
  "remove-utgs": () => [walked(removeUtgsMachine, removeUtgs.spec)],
  "schedule-task": () =>
    [scheduleTask.spec, scheduleTask.withoutMachine].map((spec) => walked(scheduleTaskMachine, spec)),
  session: () => [session.withToken, session.withCode, session.withNothing].map((spec) => walked(sessionMachine, spec)),
  shell: () => [walked(shellMachine, shell.spec)],
  columns: () => [walked(columnsMachine, columns.spec)],
  "copy-config": () => [walked(copyConfigMachine, copyConfig.spec)],
  "device-keys": () => [walked(deviceKeysMachine, deviceKeys.spec)],
  "download-file": () => [walked(downloadFormMachine, downloadFile.spec)],
  "download-installer": () =>
    [downloadInstaller.spec, downloadInstaller.withoutInstaller].map((spec) => walked(downloadInstallerMachine, spec)),
  "flow-screen": () => [flowScreen.chosenThere, flowScreen.intended].map((spec) => walked(utgScreenMachine, spec)),
  "download-view": () => [downloadView.all, downloadView.someSelected].map((spec) => walked(downloadViewMachine, spec)),
  "kept-operations": () =>
    [keptOperations.here, keptOperations.elsewhere].map((spec) => walked(keptOperationsMachine, spec)),
  "list-views": () => [walked(listViewsMachine, listViews.spec)],
  "record-screen": () => [walked(recordScreen.recordMachine, recordScreen.spec)],
  "remove-entry": () => [walked(removeEntry.removeEntryMachine, removeEntry.spec)],
  "row-screen": () => [rowScreen.spec, rowScreen.withNonsense].map((spec) => walked(rowScreen.rowMachine, spec)),
  "utg-tasks": () => [walked(utgTasksMachine, utgTasks.spec)]
}

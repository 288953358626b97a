import type { MachineModel } from "../support/machine-model.ts"
import { accountPanel } from "./account-panel.ts"
import { addUser } from "./add-user.ts"
import { applyProfile } from "./apply-profile.ts"
import { applyTemplate } from "./apply-template.ts"
import { columns } from "./columns.ts"
import { compare } from "./compare.ts"
import { copyConfig } from "./copy-config.ts"
import { cloneProfile, newProfile, newTemplate } from "./create-record.ts"
import { dashboard } from "./dashboard.ts"
import { deactivateInstallation, deleteForm, deleteProfile, deleteTemplate } from "./delete-record.ts"
import { deleteTasks } from "./delete-tasks.ts"
import { deviceKeys } from "./device-keys.ts"
import { downloadFile } from "./download-file.ts"
import { downloadInstaller } from "./download-installer.ts"
import { downloadView } from "./download-view.ts"
import { editConfig } from "./edit-config.ts"
import { editEntry } from "./edit-entry.ts"
import { editProfile } from "./edit-profile.ts"
import { editTemplate } from "./edit-template.ts"
import { editUtg } from "./edit-utg.ts"
import { exportRows } from "./export-rows.ts"
import { filters } from "./filters.ts"
import { flowScreen } from "./flow-screen.ts"
import { formUpload } from "./form-upload.ts"
import { installationWizard } from "./installation-wizard.ts"
import { keptOperations } from "./kept-operations.ts"
import { listScreen } from "./list-screen.ts"
import { listViews } from "./list-views.ts"
import { notices } from "./notices.ts"
import { operation } from "./operation.ts"
import { push } from "./push.ts"
import { recordScreen } from "./record-screen.ts"
import { removeEntry } from "./remove-entry.ts"
import { removeUtgs } from "./remove-utgs.ts"
import { reviewTargets } from "./review-targets.ts"
import { rowScreen } from "./row-screen.ts"
import { scheduleTask } from "./schedule-task.ts"
import { session } from "./session.ts"
import { shell } from "./shell.ts"
import { utgTasks } from "./utg-tasks.ts"

/** Every machine by its folder. Those that a factory makes stand for all of their kind, as in docs/machines. */
export const models: Readonly<Record<string, MachineModel>> = {
  "account-panel": accountPanel,
  "add-user": addUser,
  "apply-profile": applyProfile,
  "apply-template": applyTemplate,
  "clone-profile": cloneProfile,
  columns,
  compare,
  "copy-config": copyConfig,
  "create-record": newProfile,
  dashboard,
  "deactivate-installation": deactivateInstallation,
  "delete-form": deleteForm,
  "delete-profile": deleteProfile,
  "delete-record": deleteProfile,
  "delete-tasks": deleteTasks,
  "delete-template": deleteTemplate,
  "device-keys": deviceKeys,
  "download-file": downloadFile,
  "download-installer": downloadInstaller,
  "download-view": downloadView,
  "edit-config": editConfig,
  "edit-entry": editEntry,
  "edit-profile": editProfile,
  "edit-record": editConfig,
  "edit-template": editTemplate,
  "edit-utg": editUtg,
  "export-rows": exportRows,
  filters,
  "flow-screen": flowScreen,
  "form-upload": formUpload,
  "installation-wizard": installationWizard,
  "kept-operations": keptOperations,
  "list-screen": listScreen,
  "list-views": listViews,
  "new-profile": newProfile,
  "new-template": newTemplate,
  notices,
  operation,
  push,
  "record-screen": recordScreen,
  "remove-entry": removeEntry,
  "remove-utgs": removeUtgs,
  "review-targets": reviewTargets,
  "row-screen": rowScreen,
  "schedule-task": scheduleTask,
  session,
  shell,
  "utg-tasks": utgTasks
}

import { withMaskedKeys } from "@command-center/domain/device/device-keys"
import { deviceList } from "@command-center/domain/device/device-list"
import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { deviceFilterProperties } from "@command-center/domain/filter/property"
import { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import { alertRuleMachine } from "@command-center/machines/alert-rule/alert-rule.machine"
import { alertsMachine } from "@command-center/machines/alerts/alerts.machine"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import { columnsMachine } from "@command-center/machines/columns/columns.machine"
import { compareMachine } from "@command-center/machines/compare/compare.machine"
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
import { editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import { editEntryOf } from "@command-center/machines/edit-entry/edit-entry.machine"
import { editProfileMachine } from "@command-center/machines/edit-profile/edit-profile.machine"
import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import { editUtgMachine } from "@command-center/machines/edit-utg/edit-utg.machine"
import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { firstContactMachine } from "@command-center/machines/first-contact/first-contact.machine"
import { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import { keptOperationsMachine } from "@command-center/machines/kept-operations/kept-operations.machine"
import { languageChoiceMachine } from "@command-center/machines/language-choice/language-choice.machine"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { paletteMachine } from "@command-center/machines/palette/palette.machine"
import { pushMachine } from "@command-center/machines/push/push.machine"
import { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import { makeRemoveEntryMachine } from "@command-center/machines/remove-entry/remove-entry.machine"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { reviewTargetsMachine } from "@command-center/machines/review-targets/review-targets.machine"
import { rightsLineMachine } from "@command-center/machines/rights-line/rights-line.machine"
import { rollBackMachine } from "@command-center/machines/roll-back/roll-back.machine"
import { rolloutMachine } from "@command-center/machines/rollout/rollout.machine"
import { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { downloadFormMachine } from "@command-center/machines/screens/forms-screen"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { sessionMachine } from "@command-center/machines/session/session.machine"
import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import { utgTimelineMachine } from "@command-center/machines/utg-timeline/utg-timeline.machine"
import type { AnyStateMachine } from "xstate"
import { chartPage } from "./chart.ts"

interface Chart {
  /** The machine's folder in packages/machines/src. */
  readonly folder: string
  readonly purpose: string
  readonly machine: AnyStateMachine
}

const rowScreen = makeRowScreenMachine({
  list: deviceList,
  properties: deviceFilterProperties,
  copyOf: withMaskedKeys,
  defaultFilter: () => emptyFilter
})

/** Every machine once; those that a factory makes stand for all of their kind. */
const charts: ReadonlyArray<Chart> = [
  {
    folder: "session",
    purpose: "Who is here and what they may do, from the first request to sign-out",
    machine: sessionMachine
  },
  {
    folder: "shell",
    purpose: "What may lie over every page, and whether there is a connection",
    machine: shellMachine
  },
  { folder: "appearance", purpose: "How the console looks, as its user chose", machine: appearanceMachine },
  {
    folder: "language-choice",
    purpose: "The choice of a language, which asks about what is not saved",
    machine: languageChoiceMachine
  },
  { folder: "notices", purpose: "Toasts, alert banners and the log of past toasts", machine: noticesMachine },
  { folder: "alerts", purpose: "The rules that tell when a saved view passes a limit", machine: alertsMachine },
  { folder: "alert-rule", purpose: "The limit of a saved view as somebody types it", machine: alertRuleMachine },
  {
    folder: "account-panel",
    purpose: "The panel with the account tree: its filter, expansion and width",
    machine: accountPanelMachine
  },
  { folder: "dashboard", purpose: "The recent installations of the dashboard", machine: dashboardMachine },
  { folder: "first-contact", purpose: "Waiting for an installed agent to report", machine: firstContactMachine },
  { folder: "rollout-list", purpose: "The rollouts of an account", machine: rolloutListMachine },
  { folder: "rollout-plan", purpose: "A rollout as somebody plans it", machine: rolloutPlanMachine },
  { folder: "rollout-run", purpose: "One rollout as somebody looks at it", machine: rolloutRunMachine },
  { folder: "fleet-card", purpose: "The figures of one list on the dashboard", machine: fleetCardMachine },
  {
    folder: "list-screen",
    purpose: "The rows of one list: loading, search, sort, page, selection, refresh",
    machine: makeListScreenMachine("listScreen")
  },
  {
    folder: "row-screen",
    purpose: "The rows of a list screen with their filters and export, here the devices",
    machine: rowScreen
  },
  { folder: "record-screen", purpose: "One record, shown as it is", machine: makeRecordScreenMachine("recordScreen") },
  {
    folder: "edit-record",
    purpose: "One record as it is typed, reviewed, sent and taken back, here a configuration",
    machine: editConfigOf().machine
  },
  { folder: "edit-utg", purpose: "What can be changed of a UTG on its General tab", machine: editUtgMachine },
  {
    folder: "edit-config",
    purpose: "The settings of a UTG or a profile without its API interfaces and devices",
    machine: editConfigOf().machine
  },
  {
    folder: "edit-entry",
    purpose: "Adding an API interface or a device, or editing one",
    machine: editEntryOf({ kind: "apiInterface", replaces: null }).machine
  },
  { folder: "edit-profile", purpose: "The JSON of a profile", machine: editProfileMachine },
  {
    folder: "remove-entry",
    purpose: "Deleting an API interface or a device of a configuration",
    machine: makeRemoveEntryMachine()
  },
  {
    folder: "flow-screen",
    purpose: "A list screen with the flows that open over its rows, here the UTGs",
    machine: utgScreenMachine
  },
  { folder: "download-file", purpose: "Downloading one file, here a form", machine: downloadFormMachine },
  { folder: "download-installer", purpose: "Handing the installer to the browser", machine: downloadInstallerMachine },
  {
    folder: "utg-timeline",
    purpose: "What is looked at of a UTG's timeline: a kind of entries, the newest of them",
    machine: utgTimelineMachine
  },
  {
    folder: "roll-back",
    purpose: "Saving an earlier configuration of a UTG as a new revision, reviewed",
    machine: rollBackMachine
  },
  {
    folder: "rollout",
    purpose: "A rollout in waves: what people do and the service finds out, from its plan to its end",
    machine: rolloutMachine
  },
  { folder: "utg-tasks", purpose: "The tasks of one UTG and their deletion", machine: utgTasksMachine },
  { folder: "compare", purpose: "Two configurations side by side", machine: compareMachine },
  { folder: "copy-config", purpose: "Reading a configuration and copying it", machine: copyConfigMachine },
  { folder: "create-record", purpose: "A new record with one call, here a profile", machine: newProfileMachine },
  { folder: "new-profile", purpose: "A new profile by its name and UTG version", machine: newProfileMachine },
  { folder: "clone-profile", purpose: "A profile like another one", machine: cloneProfileMachine },
  { folder: "delete-record", purpose: "Deleting one record, here a profile", machine: deleteProfileMachine },
  { folder: "delete-profile", purpose: "Deleting a profile by its typed name", machine: deleteProfileMachine },
  { folder: "form-upload", purpose: "Uploading a form in three steps", machine: formUploadMachine },
  { folder: "delete-form", purpose: "Deleting a form", machine: deleteFormMachine },
  {
    folder: "installation-wizard",
    purpose: "A new installation: a choice, a form, and the calls that belong together",
    machine: installationWizardMachine
  },
  {
    folder: "deactivate-installation",
    purpose: "Deactivating an installation",
    machine: deactivateInstallationMachine
  },
  { folder: "add-user", purpose: "Adding a user with a role", machine: addUserMachine },
  { folder: "push", purpose: "Push Forms and Update Firmware for chosen devices", machine: pushMachine },
  { folder: "device-keys", purpose: "The keys of a device, masked until asked for", machine: deviceKeysMachine },
  {
    folder: "facets",
    purpose: "The panel of values beside a list, counted anew whenever other rows are wanted.",
    machine: facetsMachine
  },
  { folder: "filters", purpose: "The Filters dialog", machine: filtersMachine },
  { folder: "columns", purpose: "The Columns dialog", machine: columnsMachine },
  { folder: "list-views", purpose: "The named views of a list", machine: listViewsMachine },
  { folder: "tags", purpose: "The user's own tags on UTGs, and the dialogs that change them", machine: tagsMachine },
  { folder: "export-rows", purpose: "Asking for and downloading a list as CSV", machine: exportRowsMachine },
  { folder: "download-view", purpose: "Writing what a list shows into a file", machine: downloadViewMachine },
  {
    folder: "operation",
    purpose: "One operation on many targets, a result for each; what was not accepted can be sent again",
    machine: operationMachine
  },
  { folder: "kept-operations", purpose: "The operations kept from before", machine: keptOperationsMachine },
  { folder: "schedule-task", purpose: "The Schedule Task dialog", machine: scheduleTaskMachine },
  { folder: "apply-profile", purpose: "Applying a profile to UTGs", machine: applyProfileMachine },
  { folder: "apply-template", purpose: "Merging a config template into UTGs", machine: applyTemplateMachine },
  { folder: "review-targets", purpose: "What a profile or a template would change", machine: reviewTargetsMachine },
  {
    folder: "palette",
    purpose: "The command palette: what is found for a text, and what is chosen of it",
    machine: paletteMachine
  },
  {
    folder: "rights-line",
    purpose: "Why somebody can or cannot do something: their masks on the accounts up the line",
    machine: rightsLineMachine
  },
  { folder: "remove-utgs", purpose: "Removing UTGs", machine: removeUtgsMachine },
  { folder: "delete-tasks", purpose: "Deleting tasks that have not begun", machine: deleteTasksMachine },
  { folder: "new-template", purpose: "Adding a config template by its name", machine: newTemplateMachine },
  { folder: "edit-template", purpose: "The name and JSON of a config template", machine: editTemplateMachine },
  { folder: "delete-template", purpose: "Deleting a config template", machine: deleteTemplateMachine }
]

/** The machine folders that have a page. */
export const chartedFolders: ReadonlyArray<string> = charts.map(({ folder }) => folder)

const index = [
  "# Machines",
  "",
  "One page per machine, drawn from the machines themselves by `npm run charts`. A page shows the chart, then what each",
  "state runs and answers to. `any` stands for all states inside the box it is drawn in.",
  "",
  ...charts.map(({ folder, purpose }) => `- [${folder}](${folder}.md): ${purpose}`),
  ""
].join("\n")

/** The files of docs/machines with their texts. */
export const pages = (): ReadonlyArray<readonly [fileName: string, text: string]> => [
  ["README.md", index],
  ...charts.map(({ folder, purpose, machine }) => [`${folder}.md`, chartPage(folder, purpose, machine)] as const)
]

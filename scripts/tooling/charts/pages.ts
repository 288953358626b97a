import { models } from "../../../tests/model/support/registry.ts"
import { chartPage } from "./chart.ts"

/** What each machine is, by its folder in packages/machines/src; those that a factory makes stand for all of their kind. */
const purposes: Readonly<Record<string, string>> = {
  session: "Who is here and what they may do, from the first request to sign-out",
  shell: "What may lie over every page, and whether there is a connection",
  appearance: "How the console looks, as its user chose",
  "language-choice": "The choice of a language, which asks about what is not saved",
  notices: "Toasts, alert banners and the log of past toasts",
  alerts: "The rules that tell when a saved view passes a limit",
  "alert-rule": "The limit of a saved view as somebody types it",
  "account-panel": "The panel with the account tree: its filter, expansion and width",
  dashboard: "The recent installations of the dashboard",
  "first-contact": "Waiting for an installed agent to report",
  "rollout-list": "The rollouts of an account",
  "rollout-plan": "A rollout as somebody plans it",
  "rollout-run": "One rollout as somebody looks at it",
  "fleet-card": "The figures of one list on the dashboard",
  "list-screen": "The rows of one list: loading, search, sort, page, selection, refresh",
  "row-screen": "The rows of a list screen with their filters and export, here the devices",
  "record-screen": "One record, shown as it is",
  "edit-record": "One record as it is typed, reviewed, sent and taken back, here a configuration",
  "edit-utg": "What can be changed of a UTG on its General tab",
  "edit-config": "The settings of a UTG or a profile without its API interfaces and devices",
  "edit-entry": "Adding an API interface or a device, or editing one",
  "edit-profile": "The JSON of a profile",
  "remove-entry": "Deleting an API interface or a device of a configuration",
  "flow-screen": "A list screen with the flows that open over its rows, here the UTGs",
  "download-file": "Downloading one file, here a form",
  "download-installer": "Handing the installer to the browser",
  "utg-timeline": "What is looked at of a UTG's timeline: a kind of entries, the newest of them",
  "roll-back": "Saving an earlier configuration of a UTG as a new revision, reviewed",
  rollout: "A rollout in waves: what people do and the service finds out, from its plan to its end",
  "utg-tasks": "The tasks of one UTG and their deletion",
  compare: "Two configurations side by side",
  "copy-config": "Reading a configuration and copying it",
  "create-record": "A new record with one call, here a profile",
  "new-profile": "A new profile by its name and UTG version",
  "clone-profile": "A profile like another one",
  "delete-record": "Deleting one record, here a profile",
  "delete-profile": "Deleting a profile by its typed name",
  "form-upload": "Uploading a form in three steps",
  "delete-form": "Deleting a form",
  "installation-wizard": "A new installation: a choice, a form, and the calls that belong together",
  "deactivate-installation": "Deactivating an installation",
  "add-user": "Adding a user with a role",
  push: "Push Forms and Update Firmware for chosen devices",
  "device-keys": "The keys of a device, masked until asked for",
  facets: "The panel of values beside a list, counted anew whenever other rows are wanted.",
  filters: "The Filters dialog",
  columns: "The Columns dialog",
  "list-views": "The named views of a list",
  tags: "The user's own tags on UTGs, and the dialogs that change them",
  "export-rows": "Asking for and downloading a list as CSV",
  "download-view": "Writing what a list shows into a file",
  operation: "One operation on many targets, a result for each; what was not accepted can be sent again",
  "kept-operations": "The operations kept from before",
  "schedule-task": "The Schedule Task dialog",
  "apply-profile": "Applying a profile to UTGs",
  "apply-template": "Merging a config template into UTGs",
  "review-targets": "What a profile or a template would change",
  palette: "The command palette: what is found for a text, and what is chosen of it",
  "rights-line": "Why somebody can or cannot do something: their masks on the accounts up the line",
  "remove-utgs": "Removing UTGs",
  "delete-tasks": "Deleting tasks that have not begun",
  "new-template": "Adding a config template by its name",
  "edit-template": "The name and JSON of a config template",
  "delete-template": "Deleting a config template"
}

/** The machine folders that have a page. */
export const chartedFolders: ReadonlyArray<string> = Object.keys(purposes)

const index = [
  "# Machines",
  "",
  "One page per machine, drawn from the machines themselves by `npm run charts`. A page shows the chart, then what each",
  "state runs and answers to. `any` stands for all states inside the box it is drawn in.",
  "",
  ...Object.entries(purposes).map(([folder, purpose]) => `- [${folder}](${folder}.md): ${purpose}`),
  ""
].join("\n")

const pageOf = (folder: string, purpose: string): string => {
  const model = models[folder]
  if (model === undefined) throw new Error(`tests/model/specs has no spec of ${folder}.`)
  return chartPage(folder, purpose, model.machine)
}

/** The files of docs/machines with their texts. */
export const pages = (): ReadonlyArray<readonly [fileName: string, text: string]> => [
  ["README.md", index],
  ...Object.entries(purposes).map(([folder, purpose]) => [`${folder}.md`, pageOf(folder, purpose)] as const)
]

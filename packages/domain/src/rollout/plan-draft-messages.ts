import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import { rolloutEntryMessages } from "./rollout-entry-messages.ts"

const utgs = (count: number): string => `${countText(count)} ${count === 1 ? "UTG" : "UTGs"}`
const devices = (count: number): string => `${countText(count)} ${count === 1 ? "device" : "devices"}`
const targets = (count: number): string => `${countText(count)} ${count === 1 ? "target" : "targets"}`

/** What the page says that plans a rollout. */
export const planDraftMessages = {
  title: rolloutEntryMessages.entry,
  entry: rolloutEntryMessages.entry,
  noneChosen: "What should the rollout change?",
  keptForOthers: "The plan that you began stays for whom the filter finds. A plan file takes its place, if you agree.",
  bySelection: "Selected UTGs or devices",
  bySelectionHelp: "Select UTGs or devices in their list, then choose Plan a rollout.",
  toUtgs: "Go to the UTG list",
  toDevices: "Go to the device list",
  byFilter: "All that a filter finds",
  findIn: "Look in",
  lists: { utgs: "UTG List", devices: "Devices" },
  filter: "Filter",
  filterHelp:
    "Such as: UTG Version < 5.0.0.3018 and Merchant contains coffee. Empty finds all at this account and below.",
  find: "Find them",
  byFile: "A plan file",
  byFileHelp: "Saved by this page, or written for the rollout script.",
  mayNotPlan: (list: "utgs" | "devices" | "any"): string =>
    `You cannot plan a rollout here: the edit right for ${list === "any" ? "UTGs and for devices" : list === "utgs" ? "UTGs" : "devices"} is missing. Ask whoever manages your permissions.`,

  steps: {
    label: "Steps of the plan",
    names: { what: "What", who: "Who", waves: "Waves and gates", when: "When", review: "Review" },
    issues: (count: number): string => (count === 1 ? "1 thing to fix" : `${count} things to fix`),
    back: (name: string): string => `Back to ${name}`,
    next: (name: string): string => `Next: ${name}`,
    mend: (name: string): string => `Fix it in ${name}`,
    complete: "complete"
  },
  openFile: "Open a plan file",
  reading: "Reading the plan file…",
  gone: (count: number): string =>
    `${utgs(count)} no longer ${count === 1 ? "exists and is" : "exist and are"} left out.`,
  unfit: (count: number): string =>
    `${devices(count)} no longer ${count === 1 ? "exists" : "exist"}, or ${count === 1 ? "lacks" : "lack"} what a task needs, and ${count === 1 ? "is" : "are"} left out.`,
  /** The same where some rows could not be read, which may be theirs. */
  goneOrUnread: (count: number): string =>
    `${utgs(count)} could not be read, or no longer ${count === 1 ? "exists, and is" : "exist, and are"} left out.`,
  unfitOrUnread: (count: number): string =>
    `${devices(count)} could not be read, no longer ${count === 1 ? "exists" : "exist"}, or ${count === 1 ? "lacks" : "lack"} what a task needs, and ${count === 1 ? "is" : "are"} left out.`,
  loading: "Reading the targets…",
  awaited: "the targets",
  loadFailed: (reason: string): string => `Unable to read the targets: ${reason}`,

  name: "Rollout name",
  command: "Change for each UTG",
  deviceCommand: "Change for each device",
  actions: {
    deployUtg: "Deploy UTG Version",
    deployAgent: "Deploy Agent Version",
    setOffline: "Set Offline Mode",
    uploadUtgLogs: "Upload Logs of the UTG",
    uploadAgentLogs: "Upload Logs of the agent",
    applyProfile: "Apply Profile",
    pushForms: "Push Forms",
    updateFirmware: "Update Firmware"
  },
  version: "Version to deploy",
  chooseVersion: "Choose a version",
  offline: "Offline for",
  profile: "Profile to apply",
  chooseProfile: "Choose a profile",
  noProfileChosen: followedBy(constraintMessages.valueMissing, "Choose the profile to apply."),
  noProfile: "No Profile: take the profile away",
  form: "Form to send",
  chooseForm: "Choose a form",
  noFormChosen: followedBy(constraintMessages.valueMissing, "Choose the form to send."),
  noForms: "There is no form for these devices. Upload one on the Forms page.",
  choicesFailed: {
    versions: (reason: string): string => `The versions that can be deployed could not be loaded. ${reason}`,
    profiles: (reason: string): string => `The profiles could not be loaded. ${reason}`,
    forms: (reason: string): string => `The forms could not be loaded. ${reason}`
  },
  firmware: "Version that devices report afterwards",
  firmwareHelp: "A device has succeeded when it reports this version. Leave it empty to go by its task alone.",
  targets: "Who gets it",
  chosen: {
    utgs: (count: number): string => `${utgs(count)} selected`,
    devices: (count: number): string => `${devices(count)} selected`
  },
  found: {
    utgs: (count: number, by: string): string => `${utgs(count)} found${by === "" ? "" : ` by ${by}`}`,
    devices: (count: number, by: string): string => `${devices(count)} found${by === "" ? "" : ` by ${by}`}`
  },
  foundNothing:
    "Nothing is found, so there is nothing to change. Choose another filter, or let what matches it later join.",
  searched: (search: string): string => `the search "${search}"`,
  narrowed: "chosen values",
  otherTargets: "Choose others",
  columns: { name: "Name", merchant: "Merchant", zone: "Time zone" },
  more: (count: number): string => `${countText(count)} more`,
  moreOf: (what: string): string => `More of ${what}`,
  onlyShown: (count: number): string => `The first ${countText(count)} are shown; the plan file has all of them.`,
  growing: "Also what matches the list's filter later",
  growingHelp: (conditions: number, list: "utgs" | "devices"): string =>
    `The filter has ${conditions} ${conditions === 1 ? "condition" : "conditions"}; a search, chosen values and tags do not count. What comes to match it later joins a last wave, under the same gate and hours, until the rollout is ended; what matches it already joins only if it is chosen.${list === "utgs" ? "" : " A device joins only if it is of the type and a PCI version of those chosen, and its UTG has a version that is high enough."}`,
  order: "In which order",
  orders: { listed: "As in the list", random: "In random order", onePerMerchant: "One of each merchant first" },

  hours: "Allowed hours",
  hoursHelp: "In each site's local time. Leave empty to allow any hour.",
  addHours: "Add allowed hours",
  removeHours: (at: number): string => `Remove hours ${at}`,
  hoursOf: (at: number): string => `Hours ${at}`,
  from: "Open from",
  until: "Open until",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],

  waves: "Waves",
  times: "When each wave runs",
  wave: (wave: number): string => `Wave ${wave}`,
  add: "Add a wave",
  remove: (wave: number): string => `Remove wave ${wave}`,
  size: "Wave size",
  rest: "All that are left",
  unit: "Unit",
  units: { percent: "Percent of all", count: "Targets" },
  start: "Begins",
  starts: { now: "Immediately", at: "At a date and time", siteHour: "At an hour of each site" },
  at: "Begins at",
  hour: "Hour at each site",
  spread: "Spread over (minutes)",
  watch: "Watch for (minutes)",
  gate: "Pause at more than this. An empty field sets no limit.",
  limits: {
    failed: { share: "Failed %", count: "Failed targets" },
    unconfirmed: { share: "Not confirmed %", count: "Not confirmed targets" },
    silent: { share: "Lost contact %", count: "Lost contact targets" }
  },
  then: "After a passed gate",
  thens: { advance: "Go on", waitForPerson: "Wait for a person", stop: "End the rollout" },
  approval: "Approval before it begins",
  approvals: { none: "Not needed", anybody: "By anyone who may edit", another: "By someone other than me" },

  preview: "What will happen",
  previewEmpty: "The waves appear once you have chosen the change and who gets it.",
  previewHeld: "The waves appear once what is said above is fixed.",
  namesOf: (wave: number): string => `Targets of wave ${wave}`,
  zonesOf: (wave: number): string => `Time zones of wave ${wave}`,
  targetCount: "Targets",
  between: (from: string, to: string): string => `${from} to ${to}`,
  attended:
    "The rollout service has no key to keep your sign-in, so each wave waits until a person goes on. Whoever runs the service can set ROLLOUTS_TOKEN_KEY.",
  reviewed: {
    change: "Change",
    who: "Targets",
    growing: "New matches",
    growingOn: "Added to a last wave",
    growingOff: "Not added",
    withoutZone: "Without a known time zone",
    leftOut: "Left out",
    byZone: (zone: string): string => `Run by ${zone}`,
    anyHour: "Any hour",
    hours: (days: string, from: string, until: string): string => `${days}, ${from} to ${until}`,
    everyDay: "Every day"
  },
  reasons: "This cannot be planned yet:",
  lines: (wave: number, count: number, first: string, last: string): string =>
    first === last
      ? `Wave ${wave}: ${targets(count)} at ${first}`
      : `Wave ${wave}: ${targets(count)} from ${first} to ${last}`,
  nobody: (wave: number): string => `Wave ${wave}: no targets`,
  leftOut: (count: number): string => `${targets(count)} left out, as their time zone is not known`,
  estimated: "Later waves begin once the wave before has passed its gate; their times are the earliest.",
  create: (count: number, waves: number): string =>
    `Plan for ${targets(count)} in ${waves} ${waves === 1 ? "wave" : "waves"}`,
  notStarted: "This saves the plan. You start it on the next page.",
  save: "Save as a plan file",
  fileName: "rollout-plan.json",
  planned: "The rollout was planned. Start it when you are ready.",
  notConfirmed: (reason: string): string =>
    followedBy(
      reason,
      "It is not confirmed whether the rollout was planned. Send it again: it is planned once, however often it arrives."
    ),
  sendAgain: "Send again",
  crashed: "Something unexpected went wrong. Look at the list of rollouts before you try again."
} as const

/** What is wrong with a text that stands where a number or a time goes; the list of reasons names its place. */
export const typedMessages = {
  missing: (label: string, place: string): string =>
    followedBy(constraintMessages.valueMissing, `Fill in “${label}” of ${place}.`),
  noNumber: (label: string, place: string): string =>
    followedBy(constraintMessages.badInput, `“${label}” of ${place} takes a number.`),
  noDate: (label: string, place: string): string =>
    followedBy(
      constraintMessages.badInput,
      `“${label}” of ${place} takes a date and time, such as 2026-11-21 2:00 AM.`
    ),
  logs: "the logs",
  wave: (wave: number): string => `wave ${wave}`,
  hours: (at: number): string => `hours ${at}`
} as const

/** Why a file is not opened as a plan. */
export const planFileMessages = {
  unreadable: "The file could not be read. Choose it again.",
  noJson: "The file holds no JSON. A plan file is saved by this page or written for the rollout script.",
  otherAccount: (id: number): string =>
    `This plan is for account ${id}. Switch to that account and open the file there.`,
  refused: "The file holds no plan:",
  replaces: "The plan in the file takes the place of the plan that you began here, which is saved nowhere else."
} as const

translatable({ planDraftMessages, typedMessages, planFileMessages })

import { translatable } from "../language/translatable.ts"
import { countText } from "../message/count-text.ts"

/** What the figures of a fleet say, on the dashboard and in the program. */
export const fleetMessages = {
  numbers: {
    online: "UTGs online",
    offline: "UTGs not online",
    silent: "Not heard from",
    unsynchronized: "Configuration not synchronized",
    "agent-behind": "Agent behind",
    "utg-behind": "UTG version behind",
    failed: "Tasks failed in 24 hours",
    "failed-before": "Tasks failed in the 24 hours before"
  },
  today: "The fleet today",
  drift: "Drift",
  statuses: "Status",
  tasks: "Tasks of the last 7 days",
  trouble: "Where it hurts",
  versions: { utg: "UTG versions", agent: "Agent versions", profile: "Profiles", firmware: "Firmware" },
  troubleKinds: { accounts: "Accounts", merchants: "Merchants", versions: "Versions" },
  spans: { days: "By day", hours: "By hour" },
  notReported: "Not reported",
  retry: "Retry",
  stillWaiting: (list: string): string => `Still waiting for ${list}.`,
  refresh: "Refresh",
  otherState: "Unknown state",
  worst: "What is behind",
  noneBehind: "Nothing is behind.",
  behindOf: (count: string, all: string) => `${count} of ${all} behind`,
  behindUnknown: "how many are behind is not known",
  behindApart: "(listed by version only)",
  behindApartReason: "No filter of the list shows exactly these. The cards below lead to them version by version.",
  kindNotRead: "could not be read",
  kindNotReadAgain: "could not be read again",
  ofVersion: (profile: string, version: string): string => `${profile}, version ${version}`,
  noType: "No device type",
  actionsOf: (of: string) => `Actions for ${of}`,
  actions: { show: "Show", schedule: "Schedule Task…", push: "Update Firmware…" },
  left: (values: string, count: string) => `${values} more with ${count} are not shown here. The list has all of them.`,
  of: (whole: string) => `of ${whole}`,
  unknown: (count: string) => `${count} not reported`,
  before: (count: string) => `${count} in the 24 hours before`,
  current: (version: string) => `current: ${version}`,
  noCurrent: "The manifest names no current version.",
  currentUnread: (reason: string) => `What is current could not be read: ${reason}`,
  share: (share: string) => `${share} not online`,
  shareUnder: (share: string) => `under ${share}`,
  shareOver: (share: string) => `over ${share}`,
  standings: { current: "Current", ahead: "Ahead", unknown: "Not known" },
  behind: (releases: number | null) =>
    releases === null ? "Behind" : `${countText(releases)} ${releases === 1 ? "release" : "releases"} behind`,
  inTrouble: "Highest share of UTGs not online first; only where there are at least five UTGs",
  noTrouble: "Wherever there are at least five UTGs, all of them are online.",
  noUtgs: "No UTGs yet",
  noRows: {
    utgs: "There are no UTGs.",
    tasks: "No task was updated in this time.",
    devices: "No device reports firmware."
  },
  noProfiles: "No UTG has a profile.",
  asTable: "As a table",
  untimed: (count: number) =>
    `${count === 1 ? "task has" : "tasks have"} no update time and ${count === 1 ? "is" : "are"} not in the chart.`,
  unreadable: (count: number, reasons: ReadonlyArray<string>) =>
    `${countText(count)} ${count === 1 ? "row" : "rows"} could not be read and ${count === 1 ? "is" : "are"} not counted: ${reasons.join("; ")}`,
  more: (count: number) => `${countText(count)} more`,
  limitWrong: (text: string) =>
    `"${text}" is not a limit. Write a figure, >, >=, < or <=, and a number with or without %: offline > 5%.`,
  limitUnknown: (name: string, names: ReadonlyArray<string>) =>
    `There is no figure "${name}". The figures are ${names.join(", ")}.`,
  notRead: "this figure could not be read.",
  limitNotChecked: (limit: string, reason: string) => `The limit ${limit} cannot be checked: ${reason}`,
  part: (count: string, whole: string, share: string) => `${count} of ${whole} (${share})`,
  limitPassed: (limit: string, found: string) => `The limit ${limit} is passed: ${found}.`
} as const

translatable({ fleetMessages })

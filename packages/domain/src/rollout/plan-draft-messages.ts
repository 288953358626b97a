import { countText } from "../message/count-text.ts"

const utgs = (count: number): string => `${countText(count)} ${count === 1 ? "UTG" : "UTGs"}`

/** What the page says that plans a rollout. */
export const planDraftMessages = {
  title: "Plan a rollout",
  entry: "Plan a rollout",
  noneChosen: "Select the UTGs to change in the UTG list, then choose Plan a rollout.",
  toUtgs: "Go to the UTG list",
  gone: (count: number): string => `${utgs(count)} of the selection are not there any more and are left out.`,
  loading: "Reading the selected UTGs …",
  awaited: "the selected UTGs",
  loadFailed: (reason: string): string => `Unable to read the selected UTGs: ${reason}`,
  deployUtg: "Deploy UTG Version",
  deployAgent: "Deploy Agent Version",

  what: "What to do",
  name: "Rollout name",
  command: "Task for each UTG",
  version: "Version to deploy",
  chooseVersion: "Choose a version",
  targets: "Who gets it",
  chosen: (count: number): string => `${utgs(count)} selected`,
  order: "In which order",
  orders: { listed: "As in the list", onePerMerchant: "One of each merchant first" },
  otherZone: "Time zone of sites that report none",
  leaveOut: "Leave these sites out",

  waves: "In which waves",
  wave: (wave: number): string => `Wave ${wave}`,
  add: "Add a wave",
  remove: (wave: number): string => `Remove wave ${wave}`,
  size: "Size",
  rest: "All that are left",
  unit: "Of",
  units: { percent: "percent of all", count: "UTGs" },
  start: "Begins",
  starts: { now: "as soon as it may", at: "at a date and time", siteHour: "at an hour of each site" },
  at: "Begins at",
  hour: "Hour at each site",
  spread: "Spread over (minutes)",
  watch: "Watch for (minutes)",
  gate: "Pause where more than … percent",
  failed: "Failed %",
  unconfirmed: "Not confirmed %",
  silent: "Stopped talking %",
  then: "After a passed gate",
  thens: { advance: "go on", waitForPerson: "wait for a person" },
  approval: "Approval before it begins",
  approvals: { none: "not needed", anybody: "by whoever may edit", another: "by somebody else than me" },

  preview: "What will happen",
  reasons: "This cannot be planned yet:",
  lines: (wave: number, targets: number, first: string, last: string): string =>
    first === last
      ? `Wave ${wave}: ${utgs(targets)} at ${first}`
      : `Wave ${wave}: ${utgs(targets)} from ${first} to ${last}`,
  nobody: (wave: number): string => `Wave ${wave}: nobody`,
  leftOut: (count: number): string => `${utgs(count)} left out, as their time zone is not known`,
  estimated: "Later waves begin once the wave before has passed its gate; their times are the earliest.",
  create: (targets: number, waves: number): string =>
    `Plan for ${utgs(targets)} in ${waves} ${waves === 1 ? "wave" : "waves"}`,
  notStarted: "It is planned and not started: starting it is a step of its own.",
  save: "Save as a plan file",
  fileName: "rollout-plan.json",
  planned: "The rollout was planned. Start it when you are ready.",
  notConfirmed: (reason: string): string =>
    `${reason} It is not confirmed whether the rollout was planned. Send it again: it is planned once, however often it arrives.`,
  sendAgain: "Send again",
  crashed: "Something unexpected went wrong. Look at the list of rollouts before you try again."
} as const

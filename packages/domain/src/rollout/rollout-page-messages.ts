import { translatable } from "../language/translatable.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import { simpleCommandWords } from "../task/command-label-messages.ts"
import { isSimple } from "../task/task-type.ts"
import type { AwaitedTurn } from "./awaited-turn.ts"
import type { RolloutAction } from "./rollout-action.ts"
import type { RolloutState, RolloutStepName, TargetState } from "./rollout-record.ts"

const many = (count: number, one: string, more: string): string => `${countText(count)} ${count === 1 ? one : more}`
const targets = (count: number): string => many(count, "target", "targets")

const states: Readonly<Record<RolloutState, string>> = {
  planned: "Not started",
  running: "Sending",
  watching: "Watching",
  waiting: "Waiting",
  paused: "Paused",
  stopped: "Stopped",
  failed: "Failed",
  done: "Done"
}

const commands = {
  deployUtgVersion: "Deploy UTG version",
  deployAgentVersion: "Deploy agent version",
  setOffline: "Set UTGs offline",
  uploadLogs: "Upload logs"
}

/** What has to come before a wave begins. */
const awaited: Readonly<Record<AwaitedTurn, string>> = {
  start: "once it is started",
  hold: "once the rollout goes on",
  wave: "after the wave before it",
  person: "once somebody goes on",
  approval: "once it is approved"
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the two pages of rollouts say. */
export const rolloutPageMessages = {
  title: "Rollouts",
  about:
    "A rollout makes the same change to many UTGs or devices in waves. Each wave is watched, and the next begins only if the one before it went well.",
  none: "Nothing has been rolled out at this account or below it.",
  columns: {
    name: "Name",
    change: "Change",
    state: "State",
    waves: "Waves",
    created: "Planned by",
    at: "Planned at",
    account: "Account"
  },
  states,
  stateIn: (state: RolloutState, wave: number | null, of: number, retries: number | null): string => {
    if (wave === null || state === "planned" || state === "done") return states[state]
    return retries === null ? `${states[state]}, wave ${wave} of ${of}` : `${states[state]}, retry of wave ${retries}`
  },
  progress: (done: number, of: number, skipped: number): string =>
    `${countText(done)} of ${countText(of)} done${skipped === 0 ? "" : `, ${countText(skipped)} skipped`}`,

  action: (action: RolloutAction): string => {
    switch (action.kind) {
      case "schedule": {
        const { command } = action
        if (isSimple(command)) return simpleCommandWords[command.kind].rolledOut
        return "version" in command ? `${commands[command.kind]} ${command.version}` : commands[command.kind]
      }
      case "pushForms":
        return "Push forms to devices"
      case "updateFirmware":
        return action.reports === null ? "Update firmware" : `Update firmware to ${action.reports}`
      case "applyProfile":
        return action.profileId === null ? "Take the profile away" : "Apply a profile"
    }
  },
  to: (action: string, count: number): string => `${action}: ${targets(count)}`,

  attended:
    "The rollout service has no key to keep its creator's sign-in, so a person goes on with each wave. Whoever runs the service can set ROLLOUTS_TOKEN_KEY.",
  live: "Updates live",
  notLive: (reason: string): string => `Not live (${reason}): refreshed every few seconds.`,
  chart: {
    label: "Where it is",
    planned: "Not started",
    running: "Sending",
    watching: "Watching",
    deciding: "Gate",
    done: "Done",
    approval: "Approval",
    time: "Its start",
    person: "A person",
    rights: "Rights",
    signOn: "Sign-in",
    service: "No connection",
    newTargets: "Who joins",
    held: "Paused",
    gate: "Gate not passed",
    failed: "Failed",
    stopping: "Stopping",
    stopped: "Stopped"
  },
  search: "Search rollouts",
  searchTip: "By name, account or who planned it",
  state: "State of the rollout",
  shown: (shown: number, of: number): string => `${countText(shown)} of ${many(of, "rollout", "rollouts")}`,
  noneFound: "No rollout matches.",
  resetSearch: "Show all",
  newest: (count: number): string =>
    `Only the newest ${countText(count)} are listed. Switch to an account below to see its older ones.`,
  waves: "Waves",
  wave: (wave: number): string => `Wave ${wave}`,
  kinds: { planned: "", retry: "Failed ones again", open: "Joined later" },
  retryOf: (wave: number): string => `Retry of wave ${wave}`,
  retriedIn: (wave: number, failed: number): string =>
    `${failed === 1 ? "The one that failed is" : "Those that failed are"} sent again in wave ${wave}.`,
  earlier: (wave: number, reason: string | null): string =>
    `Failed in wave ${wave}${reason === null ? "" : `: ${reason}`}`,
  begins: "Begins",
  runs: "Runs",
  watched: "Watched until",
  estimated: "expected",
  awaitedTurns: (awaits: ReadonlyArray<AwaitedTurn>): string =>
    capitalized(awaits.map((each) => awaited[each]).join(", ")),
  notBefore: "not before",
  gate: "Gate",
  gateColumns: { figure: "Figure", now: "Now", limit: "Limit", beyond: "Over the limit:" },
  noGate: "The limits of the wave whose failed targets it retries",
  leftOut: (count: number): string => `${targets(count)} left out, as their time zone is not known`,

  targets: "Targets",
  targetState: "Target state",
  allStates: "All states",
  targetStates: {
    planned: "Not sent",
    sending: "Sending",
    scheduled: "Scheduled",
    succeeded: "Succeeded",
    failed: "Failed",
    unconfirmed: "Not confirmed",
    silent: "Lost contact",
    skipped: "Skipped"
  } satisfies Readonly<Record<TargetState, string>>,
  noTargets: "No target is in this state.",
  more: "Show more",
  onlyFirst: (shown: number): string => `The first ${countText(shown)} are shown. The file has all of them.`,
  journal: "Journal",
  noEntries: "Nothing has happened yet.",
  downloads: {
    targets: { csv: "Targets as CSV", json: "Targets as JSON" },
    journal: { csv: "Journal as CSV", json: "Journal as JSON" }
  },
  fileName: (part: "targets" | "journal", id: string, format: "csv" | "json"): string =>
    `rollout-${id.slice(0, 8)}-${part}.${format}`,
  fileFailed: (part: "targets" | "journal", reason: string): string => `Unable to download the ${part}: ${reason}`,
  itself: "the rollout",

  steps: {
    start: "Start",
    pause: "Pause",
    resume: "Resume",
    advance: "Go on now",
    retry: "Retry failed",
    stop: "Stop"
  } satisfies Readonly<Record<RolloutStepName, string>>,
  lostGate:
    "Resume watches the wave again and judges it anew. Go on now leaves it as it is. Retry failed first sends again what failed.",
  approve: "Approve",
  endGrowing: "End the rollout",
  taken: {
    start: "The rollout was started.",
    pause: "The rollout is paused. Nothing more is sent.",
    resume: "The rollout goes on.",
    advance: "The rollout goes on.",
    retry: "The failed targets are sent again.",
    stop: "The rollout is being stopped. Nothing more is sent."
  } satisfies Readonly<Record<RolloutStepName, string>>,
  ask: {
    start: "Start this rollout?",
    pause: "Pause this rollout?",
    resume: "Resume this rollout?",
    advance: "Go on now?",
    approve: "Approve this wave?",
    endGrowing: "End this rollout?",
    retry: "Retry the failed targets?",
    stop: "Stop this rollout?"
  },
  comesTo: {
    pause: "Nothing more is sent until somebody resumes it. What was already sent still runs.",
    watchAgain: "What was sent is watched again.",
    resumeTimed: (left: number): string =>
      `${targets(left)} of this wave ${left === 1 ? "was not sent yet and gets" : "were not sent yet and get"} it at the planned time. Where that has passed, the next time planned for the site counts.`,
    override: (wave: number): string => `Wave ${wave} did not pass its gate. The rollout goes on all the same.`,
    endGrowing: "What matches the filter from now on is not changed any more. The rollout is done.",
    again: "What it waits for is checked again.",
    lastOne: "No wave is left, so the rollout is done.",
    waitsForMore: "No wave is left, so it waits for targets that match its filter.",
    ifPassed: (wave: number): string => `Its gate is judged at the end, and wave ${wave} follows only if it is passed.`,
    afterRetry: (wave: number): string => `Wave ${wave} follows once that wave has passed its gate.`,
    stop: (left: number): string =>
      `${left === 0 ? "Every target was sent already" : `${targets(left)} that ${left === 1 ? "was not sent gets" : "were not sent get"} nothing`}. A stopped rollout cannot be resumed.`
  },
  note: "Note (kept in the journal)",
  stepUnsaved: "The step has not been taken yet, and its note is lost.",
  deleteTasks: "Also delete its tasks that have not run yet",
  mayNotChange: "You need the edit right at this rollout's account to do this.",
  notConfirmed: (reason: string): string =>
    followedBy(
      reason,
      "It is not confirmed whether this was done. Send it again: it is done once, however often it arrives."
    ),
  sendAgain: "Send again",
  moreReasons: (count: number): string =>
    count === 1 ? "There is one more reason." : `There are ${count} more reasons.`,
  stepCrashed: "Something unexpected went wrong. Look at the rollout's state before you try again.",

  listFailed: (reason: string): string => `Unable to load the rollouts: ${reason}`,
  runFailed: (reason: string): string => `Unable to load this rollout: ${reason}`,
  targetsFailed: (reason: string): string => `Unable to load the targets: ${reason}`,
  journalFailed: (reason: string): string => `Unable to load the journal: ${reason}`,
  awaited: "the rollouts",
  awaitedOne: "the rollout",
  absent: "This console has no rollout service. Whoever runs it names the service in config.json (rolloutServiceUrl)."
} as const

translatable({ rolloutPageMessages })

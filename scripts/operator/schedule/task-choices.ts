import type { Command, OfflineHours } from "@command-center/domain/task/command"
import { offlineDurations } from "@command-center/domain/task/command"
import type { ScheduleDraft } from "@command-center/domain/task/schedule-draft"

export type OptionColumn = "version" | "hours" | "label" | "from" | "to"

export interface TaskChoice {
  /** What its tasks are told by at the service. */
  readonly kind: Command["kind"]
  /** What the draft of the schedule dialog says for it. */
  readonly draft: Partial<ScheduleDraft>
  /** The columns that it needs. */
  readonly needs: ReadonlyArray<OptionColumn>
  /** The columns that it takes and does without. */
  readonly takes: ReadonlyArray<OptionColumn>
}

const plain = (kind: Command["kind"], draft: Partial<ScheduleDraft>): TaskChoice => ({
  kind,
  draft,
  needs: [],
  takes: []
})
const startStop = (startstop: Extract<Command["kind"], "start" | "stop" | "restart">): TaskChoice =>
  plain(startstop, { utgGroup: "startstop", startstop })
const configuration = (kind: ScheduleDraft["configuration"]): TaskChoice =>
  plain(kind, { utgGroup: "configuration", configuration: kind })
const deployed = (kind: "deployUtgVersion" | "deployAgentVersion", draft: Partial<ScheduleDraft>): TaskChoice => ({
  kind,
  draft,
  needs: [],
  takes: ["version"]
})
const logs = (draft: Partial<ScheduleDraft>): TaskChoice => ({
  kind: "uploadLogs",
  draft,
  needs: ["label", "from", "to"],
  takes: []
})

/** The tasks that a file can ask for, by the names it has for them (document 2 §4 "Schedule Task modal"). */
export const taskChoices: ReadonlyMap<string, TaskChoice> = new Map([
  ["update-utg", configuration("push")],
  ["rollback-utg", configuration("rollback")],
  ["update-command-center", configuration("pull")],
  ["restart", startStop("restart")],
  ["start", startStop("start")],
  ["stop", startStop("stop")],
  ["reset-slot", plain("resetSerialSlot", { utgGroup: "miscellaneous" })],
  ["set-offline", { kind: "setOffline", draft: { utgGroup: "setOffline" }, needs: ["hours"], takes: [] }],
  ["deploy-utg", deployed("deployUtgVersion", { utgGroup: "deployUtgVersion" })],
  ["deploy-agent", deployed("deployAgentVersion", { target: "agent", agentGroup: "deployAgentVersion" })],
  ["utg-logs", logs({ utgGroup: "uploadLogs" })],
  ["agent-logs", logs({ target: "agent", agentGroup: "uploadLogs" })]
])

/** The number of hours that a text names, or null where it is none that can be asked for. */
export const offlineHoursOf = (text: string): OfflineHours | null =>
  offlineDurations.find((hours) => String(hours) === text) ?? null

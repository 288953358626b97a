import type { Command, OfflineHours } from "@command-center/domain/task/command"
import { offlineDurations } from "@command-center/domain/task/command"
import type { ScheduleDraft } from "@command-center/domain/task/schedule-draft"

export type OptionColumn = "version" | "hours" | "label" | "from" | "to"

export interface TaskChoice {
  /** What the draft of the schedule dialog says for it. */
  readonly draft: Partial<ScheduleDraft>
  /** The columns that it needs. */
  readonly needs: ReadonlyArray<OptionColumn>
  /** The columns that it takes and does without. */
  readonly takes: ReadonlyArray<OptionColumn>
}

const plain = (draft: Partial<ScheduleDraft>): TaskChoice => ({ draft, needs: [], takes: [] })
const startStop = (startstop: Extract<Command["kind"], "start" | "stop" | "restart">): TaskChoice =>
  plain({ utgGroup: "startstop", startstop })
const configuration = (kind: ScheduleDraft["configuration"]): TaskChoice =>
  plain({ utgGroup: "configuration", configuration: kind })

/** The tasks that a file can ask for, by the names it has for them (document 2 §4 "Schedule Task modal"). */
export const taskChoices: ReadonlyMap<string, TaskChoice> = new Map([
  ["update-utg", configuration("push")],
  ["rollback-utg", configuration("rollback")],
  ["update-command-center", configuration("pull")],
  ["restart", startStop("restart")],
  ["start", startStop("start")],
  ["stop", startStop("stop")],
  ["reset-slot", plain({ utgGroup: "miscellaneous" })],
  ["set-offline", { draft: { utgGroup: "setOffline" }, needs: ["hours"], takes: [] }],
  ["deploy-utg", { draft: { utgGroup: "deployUtgVersion" }, needs: [], takes: ["version"] }],
  ["deploy-agent", { draft: { target: "agent", agentGroup: "deployAgentVersion" }, needs: [], takes: ["version"] }],
  ["utg-logs", { draft: { utgGroup: "uploadLogs" }, needs: ["label", "from", "to"], takes: [] }],
  ["agent-logs", { draft: { target: "agent", agentGroup: "uploadLogs" }, needs: ["label", "from", "to"], takes: [] }]
])

/** The number of hours that a text names, or null where it is none that can be asked for. */
export const offlineHoursOf = (text: string): OfflineHours | null =>
  offlineDurations.find((hours) => String(hours) === text) ?? null

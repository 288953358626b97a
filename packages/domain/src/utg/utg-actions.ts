import { commandLabel, taskCategories } from "../task/command.ts"
import type { ScheduleDraft } from "../task/schedule-draft.ts"

/** What can be done with chosen UTGs; each is a dialog that asks before anything is sent. */
export type UtgFlow = "scheduleTask" | "applyProfile" | "applyTemplate" | "removeUtgs"

/** Labels of document 2 §2. */
export const utgFlowLabels: Readonly<Record<UtgFlow, string>> = {
  scheduleTask: "Schedule Task",
  applyProfile: "Apply a Profile",
  applyTemplate: "Apply a Config Template",
  removeUtgs: "Remove From Command Center"
}

/** A flow, or a flow that begins with something chosen. */
export interface UtgAction {
  readonly id: string
  readonly label: string
  readonly flow: UtgFlow
  /** What Schedule Task begins with; empty for the others. */
  readonly begins: Partial<ScheduleDraft>
}

const flowAction = (flow: UtgFlow): UtgAction => ({ id: flow, label: utgFlowLabels[flow], flow, begins: {} })

const task = (id: string, label: string, begins: Partial<ScheduleDraft>): UtgAction => ({
  id,
  label,
  flow: "scheduleTask",
  begins
})

const categoryLabels = new Map(taskCategories)
const category = (utgGroup: ScheduleDraft["utgGroup"]): UtgAction =>
  task(utgGroup, categoryLabels.get(utgGroup) ?? utgGroup, { utgGroup })

const startstop = (kind: ScheduleDraft["startstop"]): UtgAction =>
  task(kind, commandLabel({ kind }), { utgGroup: "startstop", startstop: kind })

const configuration = (kind: ScheduleDraft["configuration"]): UtgAction =>
  task(kind, commandLabel({ kind }), { utgGroup: "configuration", configuration: kind })

/** All of them, the ones that are documented as buttons first, then the tasks by their own names (document 2 §4). */
export const utgActions: ReadonlyArray<UtgAction> = [
  flowAction("scheduleTask"),
  flowAction("applyProfile"),
  flowAction("applyTemplate"),
  flowAction("removeUtgs"),
  startstop("restart"),
  startstop("start"),
  startstop("stop"),
  configuration("push"),
  configuration("rollback"),
  configuration("pull"),
  category("deployUtgVersion"),
  category("setOffline"),
  category("uploadLogs"),
  task("resetSerialSlot", commandLabel({ kind: "resetSerialSlot" }), { utgGroup: "miscellaneous" }),
  task("deployAgentVersion", "Deploy Agent Version", { target: "agent", agentGroup: "deployAgentVersion" })
]

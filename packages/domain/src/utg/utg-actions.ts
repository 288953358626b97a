import { configurationChoices, miscellaneousChoices, startStopChoices, taskCategories } from "../task/command.ts"
import { commandLabels, simpleCommandWords } from "../task/command-label-messages.ts"
import type { ScheduleDraft } from "../task/schedule-draft.ts"
import type { SimpleKind } from "../task/task-type.ts"
import type { UtgFlow } from "./utg-flow.ts"
import { utgFlowLabels } from "./utg-flow-messages.ts"

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

const simple = (kind: SimpleKind, begins: Partial<ScheduleDraft>): UtgAction => {
  const { choice, alone = choice } = simpleCommandWords[kind]
  return task(kind, alone, begins)
}

/** All of them, the ones that are documented as buttons first, then the tasks by their own names (document 2 §4). */
export const utgActions: ReadonlyArray<UtgAction> = [
  flowAction("scheduleTask"),
  flowAction("applyProfile"),
  flowAction("applyTemplate"),
  flowAction("removeUtgs"),
  ...startStopChoices.map(([kind]) => simple(kind, { utgGroup: "startstop", startstop: kind })),
  ...configurationChoices.map(([kind]) => simple(kind, { utgGroup: "configuration", configuration: kind })),
  category("deployUtgVersion"),
  category("setOffline"),
  category("uploadLogs"),
  ...miscellaneousChoices.map(([kind]) => simple(kind, { utgGroup: "miscellaneous", miscellaneous: kind })),
  task("deployAgentVersion", commandLabels.deployAgentVersion, { target: "agent", agentGroup: "deployAgentVersion" })
]

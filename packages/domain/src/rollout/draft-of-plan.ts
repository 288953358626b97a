import { numberText } from "../message/written-number.ts"
import { isSimple } from "../task/task-type.ts"
import { type ActionChoice, type ActionDraft, firstAction, type OwnTime } from "./action-draft.ts"
import { type LimitDraft, newWave, type PlanDraft, type WaveDraft } from "./plan-draft.ts"
import { isForDevices, type RolloutAction } from "./rollout-action.ts"
import type { Limit, RolloutPlan, WavePlan } from "./rollout-plan.ts"

type Command = Extract<RolloutAction, { kind: "schedule" }>["command"]

const commandDraft = (command: Command): Partial<ActionDraft> & { readonly choice: ActionChoice } => {
  if (isSimple(command)) return { choice: command.kind }
  switch (command.kind) {
    case "deployUtgVersion":
    case "deployAgentVersion": {
      const { kind, version, downloadLocation } = command
      return { choice: kind, product: { version, downloadLocation } }
    }
    case "setOffline":
      return { choice: command.kind, hours: command.hours }
    case "uploadLogs":
      return { choice: command.target === "utg" ? "uploadUtgLogs" : "uploadAgentLogs", logs: command.logs }
  }
}

const actionDraft = (action: RolloutAction): Partial<ActionDraft> & { readonly choice: ActionChoice } => {
  switch (action.kind) {
    case "schedule":
      return commandDraft(action.command)
    case "applyProfile": {
      const { kind, profileId, profileBusinessEntityId } = action
      if (profileId === null || profileBusinessEntityId === null) return { choice: kind, profile: "none" }
      return { choice: kind, profile: { id: profileId, businessEntityId: profileBusinessEntityId } }
    }
    case "pushForms":
    case "updateFirmware": {
      const form = { id: action.formId, businessEntityId: action.formBusinessEntityId }
      if (action.kind === "pushForms") return { choice: action.kind, form }
      return { choice: action.kind, form, firmware: action.reports ?? "", pciVersion: action.pciVersion }
    }
  }
}

const limitDraft = ({ share, count }: Limit): LimitDraft => ({
  share: share === null ? "" : numberText(share),
  count: count === null ? "" : numberText(count)
})

const approvalDraft = ({ required, byAnother }: WavePlan["approval"]): WaveDraft["approval"] => {
  if (!required) return "none"
  return byAnother ? "another" : "anybody"
}

const startDraft = (start: WavePlan["start"]): Partial<WaveDraft> => {
  if (start.kind === "at") return { start: start.kind, at: start.at }
  return start.kind === "siteHour" ? { start: start.kind, hour: start.reading } : { start: start.kind }
}

const waveDraft = ({ size, start, spreadMinutes, watchMinutes, gate, then, approval }: WavePlan): WaveDraft =>
  newWave({
    ...("percent" in size ? { size: numberText(size.percent) } : { unit: "count", size: numberText(size.count) }),
    ...startDraft(start),
    spread: numberText(spreadMinutes),
    watch: numberText(watchMinutes),
    failed: limitDraft(gate.failed),
    unconfirmed: limitDraft(gate.unconfirmed),
    silent: limitDraft(gate.silent),
    then,
    approval: approvalDraft(approval)
  })

/**
 * A plan as the page edits it: what the draft comes to is the same plan, whose last wave takes all that are left,
 * as it does in the plan.
 */
export const draftOfPlan = (plan: RolloutPlan, { seed, ...own }: OwnTime & { readonly seed: number }): PlanDraft => {
  const { name, action, order, growing, waves, windows, withoutZone } = plan
  return {
    name,
    action: { ...firstAction(isForDevices(action) ? "devices" : "utgs", own), ...actionDraft(action) },
    order: order.kind,
    seed: order.kind === "random" ? order.seed : seed,
    isGrowing: growing !== null,
    waves: waves.map(waveDraft),
    hours: windows,
    withoutZone
  }
}

import { isSameJson } from "../json/same-json.ts"
import { type ActionDraft, firstAction, isChoiceFor } from "./action-draft.ts"
import { type DraftGiven, firstWaves, type PlanDraft, type WaveDraft } from "./plan-draft.ts"

/** As few targets as each of the plans that are first has at least. */
const leastTargets = [0, 5, 50]

/** Nobody changed the waves that a plan has first, for however many targets. */
const areFirst = (waves: ReadonlyArray<WaveDraft>): boolean =>
  leastTargets.some((targets) => isSameJson(waves, firstWaves(targets)))

/** A form, a device and its model number pattern are those of the devices that they were chosen for. */
const actionForOthers = (action: ActionDraft, given: DraftGiven): ActionDraft => {
  if (!isChoiceFor(action.choice, given.list)) return firstAction(given.list, given)
  return { ...action, form: null, deviceChoice: null, modelPattern: null, pciVersion: undefined }
}

/**
 * The draft for other targets than it was typed for: what was typed stays; what was said of the former targets is asked
 * anew, and waves that nobody changed are those for as many targets as there are now.
 */
export const draftForOthers = (draft: PlanDraft, given: DraftGiven): PlanDraft => ({
  ...draft,
  action: actionForOthers(draft.action, given),
  waves: areFirst(draft.waves) ? firstWaves(given.targets) : draft.waves,
  isGrowing: false,
  withoutZone: null
})

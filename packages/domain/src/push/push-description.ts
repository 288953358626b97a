import { Result } from "effect"
import type { FormRow } from "../form/form.ts"
import { isLeftOut } from "../site-time/site-runs.ts"
import { countingSiteTime } from "../task/run-time.ts"
import { runTimeText } from "../task/schedule-description.ts"
import { chosenPciVersion, needsModel, type PushDraft } from "./push-draft.ts"
import { chosenForm } from "./push-issues.ts"
import { pushSentences } from "./push-sentence-messages.ts"
import { type PushTarget, siteOfDevice } from "./push-targets.ts"

const devicesText = (draft: PushDraft, all: ReadonlyArray<PushTarget>): string => {
  const siteTime = countingSiteTime(draft)
  const targets = all.filter((target) => !isLeftOut(siteOfDevice(target), siteTime))
  const types = [...new Set(targets.map(({ deviceType }) => deviceType))].join(", ")
  return pushSentences.devices(targets.length, types)
}

const pciText = (draft: PushDraft, targets: ReadonlyArray<PushTarget>): string => {
  if (!needsModel(draft, targets)) return ""
  return pushSentences.pci(
    Result.match(chosenPciVersion(draft), {
      onSuccess: (version) => (version === null ? null : String(version)),
      onFailure: () => pushSentences.toBeChosen
    })
  )
}

/** A plain sentence of what a draft sends, to how many and when, e.g. "Push the form Tip screen to 3 devices of type ipp320 now." */
export const describePush = (
  draft: PushDraft,
  targets: ReadonlyArray<PushTarget>,
  forms: ReadonlyArray<FormRow>,
  timeZone: string
): string => {
  const form = chosenForm(draft, targets, forms)
  const named = form === null ? pushSentences.noForm : form.name || String(form.id)
  const action =
    draft.kind === "forms"
      ? pushSentences.forms(named, devicesText(draft, targets))
      : pushSentences.firmware(devicesText(draft, targets), named, pciText(draft, targets))
  return `${action} ${runTimeText(draft, timeZone)}.`
}

import type { ComponentKind } from "@command-center/domain/task/command"
import type { ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import type { Product } from "@command-center/domain/version/version-product"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import {
  selectDraft,
  selectIsSending,
  selectVersions,
  selectVersionsFailure
} from "@command-center/machines/schedule-task/schedule-task.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { SelectField } from "@command-center/ui/fields/select-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

export interface ScheduleTaskVersionProps {
  readonly component: ComponentKind
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly change: (changes: Partial<ScheduleDraft>) => void
}

const optionOf = ({ version, generalAvailability }: Product) => ({
  value: version,
  label: generalAvailability ? `${version} (general availability)` : version
})

/** The versions of the manifest, the generally available one offered first (document 2 §7). */
export function ScheduleTaskVersion({ component, actor, change }: ScheduleTaskVersionProps) {
  const draft = useSelector(actor, selectDraft)
  const products = useSelector(actor, selectVersions)[component]
  const failure = useSelector(actor, selectVersionsFailure)
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches("loadingVersions"))
  const isSending = useSelector(actor, selectIsSending)
  const key = component === "utg" ? "utgVersion" : "agentVersion"
  if (isLoading) return <SkeletonText lines={2} />
  if (products.length === 0 && failure !== null) {
    return (
      <>
        <InlineNote kind="bad">{failure}</InlineNote>
        <div>
          <Button colorPalette="gray" onClick={() => actor.send({ type: "versions.retry" })}>
            Retry
          </Button>
        </div>
      </>
    )
  }
  return (
    <SelectField
      label={component === "utg" ? "UTG Version" : "Agent Version"}
      value={draft[key] ?? ""}
      options={[...(draft[key] === null ? [{ value: "", label: "Choose a version" }] : []), ...products.map(optionOf)]}
      isDisabled={isSending}
      onChange={(version) => change({ [key]: version === "" ? null : version })}
    />
  )
}

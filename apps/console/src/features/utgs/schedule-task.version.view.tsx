import { controlMessages } from "@command-center/domain/message/control-messages"
import type { ComponentKind } from "@command-center/domain/task/command"
import type { ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import type { Product } from "@command-center/domain/version/version-product"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import * as select from "@command-center/machines/schedule-task/schedule-task.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { SelectField } from "@command-center/ui/fields/select-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../../app/use-actor-state.ts"
import { NotOfferedNote } from "../../list/not-offered.view.tsx"

export interface ScheduleTaskVersionProps {
  readonly component: ComponentKind
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly change: (changes: Partial<ScheduleDraft>) => void
}

const optionOf = ({ version, generalAvailability }: Product) => ({
  value: version,
  label: generalAvailability ? taskLabels.available(version) : version
})

const useScheduleTaskVersion = (actor: ScheduleTaskVersionProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    draft: select.selectDraft(snapshot),
    notOffered: select.selectVersionsNotOffered(snapshot),
    failure: select.selectVersionsFailure(snapshot),
    isLoading: snapshot.matches("loadingVersions"),
    isSending: select.selectIsSending(snapshot)
  }))

/** The versions of the manifest, the generally available one offered first (document 2 §7). */
export function ScheduleTaskVersion({ component, actor, change }: ScheduleTaskVersionProps) {
  const { draft, notOffered, failure, isLoading, isSending, send } = useScheduleTaskVersion(actor)
  const products = useSelector(actor, select.selectVersions)[component]
  const key = component === "utg" ? "utgVersion" : "agentVersion"
  if (isLoading) return <SkeletonText lines={2} />
  if (products.length === 0 && failure !== null) {
    return (
      <>
        <InlineNote kind="bad">{failure}</InlineNote>
        <div>
          <Button colorPalette="gray" onClick={() => send({ type: "versions.retry" })}>
            {controlMessages.retry}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <SelectField
        label={component === "utg" ? taskLabels.utgVersion : taskLabels.agentVersion}
        value={draft[key] ?? ""}
        options={[
          ...(draft[key] === null ? [{ value: "", label: taskLabels.chooseVersion }] : []),
          ...products.map(optionOf)
        ]}
        isDisabled={isSending}
        onChange={(version) => change({ [key]: version === "" ? null : version })}
      />
      <NotOfferedNote told={notOffered[component]} />
    </>
  )
}

import type { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import {
  selectApplyProfile,
  selectApplyTemplate,
  selectRemoveUtgs,
  selectScheduleTask
} from "@command-center/machines/utg-screen/utg-screen.selectors"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { ApplyProfileDialog } from "./apply-profile.view.tsx"
import { ApplyTemplateDialog } from "./apply-template.view.tsx"
import { RemoveUtgsDialog } from "./remove-utgs.view.tsx"
import { ScheduleTaskDialog } from "./schedule-task.view.tsx"

export interface UtgDialogsProps {
  readonly actor: ActorRefFrom<typeof utgScreenMachine>
  readonly businessEntityId: number
}

/** The one dialog that is open, if any: each is a state of the screen. */
export function UtgDialogs({ actor, businessEntityId }: UtgDialogsProps) {
  const scheduleTask = useSelector(actor, selectScheduleTask)
  const applyProfile = useSelector(actor, selectApplyProfile)
  const applyTemplate = useSelector(actor, selectApplyTemplate)
  const removeUtgs = useSelector(actor, selectRemoveUtgs)
  return (
    <>
      {scheduleTask !== undefined && <ScheduleTaskDialog actor={scheduleTask} businessEntityId={businessEntityId} />}
      {applyProfile !== undefined && <ApplyProfileDialog actor={applyProfile} businessEntityId={businessEntityId} />}
      {applyTemplate !== undefined && <ApplyTemplateDialog actor={applyTemplate} businessEntityId={businessEntityId} />}
      {removeUtgs !== undefined && <RemoveUtgsDialog actor={removeUtgs} />}
    </>
  )
}

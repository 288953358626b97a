import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { selectConfig } from "@command-center/machines/session/session.selectors"
import type { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import {
  selectApplyProfile,
  selectApplyTemplate,
  selectExportRows,
  selectFilters,
  selectIsAboutOpen,
  selectRemoveUtgs,
  selectScheduleTask
} from "@command-center/machines/utg-screen/utg-screen.selectors"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { AboutDialog } from "../../list/about.view.tsx"
import { ExportDialog } from "../../list/export.view.tsx"
import { FiltersDialog } from "../../list/filters.view.tsx"
import { ApplyProfileDialog } from "./apply-profile.view.tsx"
import { ApplyTemplateDialog } from "./apply-template.view.tsx"
import { RemoveUtgsDialog } from "./remove-utgs.view.tsx"
import { ScheduleTaskDialog } from "./schedule-task.view.tsx"

export interface UtgDialogsProps {
  readonly actor: ActorRefFrom<typeof utgScreenMachine>
  readonly businessEntityId: number
}

function AboutUtgs({ onClose }: { readonly onClose: () => void }) {
  const config = useSelector(useConsole().session, selectConfig)
  return (
    <AboutDialog title={utgMessages.about.title} onClose={onClose}>
      <p>
        {utgMessages.about.text}{" "}
        <a className="cc-link" href={config?.referenceGuid} target="_blank" rel="noreferrer">
          {utgMessages.about.referenceGuide}
        </a>
        .
      </p>
    </AboutDialog>
  )
}

/** The one dialog that is open, if any: each is a state of the screen. */
export function UtgDialogs({ actor, businessEntityId }: UtgDialogsProps) {
  const filters = useSelector(actor, selectFilters)
  const exportRows = useSelector(actor, selectExportRows)
  const scheduleTask = useSelector(actor, selectScheduleTask)
  const applyProfile = useSelector(actor, selectApplyProfile)
  const applyTemplate = useSelector(actor, selectApplyTemplate)
  const removeUtgs = useSelector(actor, selectRemoveUtgs)
  const isAboutOpen = useSelector(actor, selectIsAboutOpen)
  return (
    <>
      {filters !== undefined && <FiltersDialog actor={filters} />}
      {exportRows !== undefined && <ExportDialog actor={exportRows} />}
      {scheduleTask !== undefined && <ScheduleTaskDialog actor={scheduleTask} businessEntityId={businessEntityId} />}
      {applyProfile !== undefined && <ApplyProfileDialog actor={applyProfile} />}
      {applyTemplate !== undefined && <ApplyTemplateDialog actor={applyTemplate} />}
      {removeUtgs !== undefined && <RemoveUtgsDialog actor={removeUtgs} />}
      {isAboutOpen && <AboutUtgs onClose={() => actor.send({ type: "about.closed" })} />}
    </>
  )
}

import type { Intent } from "@command-center/domain/navigation/intent"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { utgRows } from "@command-center/machines/screens/utg-screen"
import { useConsole } from "../../app/console.ts"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import { useFlowScreen } from "../../list/use-flow-screen.ts"
import { AboutUtgs } from "./about-utgs.view.tsx"
import { ApplyProfileDialog } from "./apply-profile.view.tsx"
import { ApplyTemplateDialog } from "./apply-template.view.tsx"
import { CompareUtgs } from "./compare-utgs.view.tsx"
import { RemoveUtgsDialog } from "./remove-utgs.view.tsx"
import { ScheduleTaskDialog } from "./schedule-task.view.tsx"
import { UtgBulkActions, utgRowActions } from "./utgs.actions.tsx"
import { utgCells, utgLinks } from "./utgs.cells.tsx"
import { wireUtgs } from "./utgs.wiring.ts"

export interface UtgsScreenProps extends ListScreenProps {
  /** From the navigation state: `schedule` opens its dialog on arrival. */
  readonly intent: Intent | null
}

const screen: RowScreen<UtgRow> = {
  ...utgRows,
  cells: utgCells,
  download: "Download data as CSV",
  about: { title: utgMessages.about.title, Text: AboutUtgs },
  hint: (canEdit) => (canEdit ? utgMessages.scheduleHint : undefined)
}

/** Document 2 §2 "UTG list". */
export function UtgsScreen(props: UtgsScreenProps) {
  const { businessEntityId, canEdit } = props
  const { now } = useConsole()
  const actor = useFlowScreen(utgRows, wireUtgs, props)
  const given = { actor, canEdit, now }
  return (
    <FlowScreenView
      actor={actor}
      screen={screen}
      links={utgLinks(businessEntityId)}
      canEdit={canEdit}
      rowActions={utgRowActions(given)}
      bulk={(ids) => <UtgBulkActions {...given} ids={ids} />}
      tools={(list) => <CompareUtgs list={list} businessEntityId={businessEntityId} />}
    >
      <ScreenChild of={actor} name="scheduleTask">
        {(flow) => <ScheduleTaskDialog actor={flow} businessEntityId={businessEntityId} />}
      </ScreenChild>
      <ScreenChild of={actor} name="applyProfile">
        {(flow) => <ApplyProfileDialog actor={flow} businessEntityId={businessEntityId} />}
      </ScreenChild>
      <ScreenChild of={actor} name="applyTemplate">
        {(flow) => <ApplyTemplateDialog actor={flow} businessEntityId={businessEntityId} />}
      </ScreenChild>
      <ScreenChild of={actor} name="removeUtgs">
        {(flow) => <RemoveUtgsDialog actor={flow} />}
      </ScreenChild>
    </FlowScreenView>
  )
}

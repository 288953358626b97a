import type { Intent } from "@command-center/domain/navigation/intent"
import { rolloutEntryMessages } from "@command-center/domain/rollout/rollout-entry-messages"
import { selectedIds } from "@command-center/domain/rows/selection"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { selectSelection } from "@command-center/machines/list-screen/list-screen.selectors"
import { utgRows } from "@command-center/machines/screens/utg-screen"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { useConsole } from "../../app/console.ts"
import { laterDialog } from "../../app/later-dialog.tsx"
import { LaterPart } from "../../app/later-part.tsx"
import { filterOf } from "../../list/filter-of.ts"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { planFound } from "../../list/plan-found.ts"
import { PlanRolloutButton } from "../../list/plan-rollout-button.view.tsx"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import { useArrival } from "../../list/use-arrival.ts"
import { useFlowRows } from "../../list/use-flow-screen.ts"
import { useShownList } from "../../palette/use-shown-list.ts"
import { useRowTags } from "../../tags/use-row-tags.tsx"
import { useListTagActions } from "../../tags/use-tag-actions.ts"
import { AboutUtgs } from "./about-utgs.view.tsx"
import { CompareUtgs } from "./compare-utgs.view.tsx"
import { UtgBulkActions, utgRowActions } from "./utgs.actions.tsx"
import { utgCells, utgLinks } from "./utgs.cells.tsx"
import { wireUtgs } from "./utgs.wiring.ts"

/** Not fetched before the panel of values is opened: most people have no tags. */
const FacetTags = loadedLater(async () => (await import("../../tags/facet-tags.view.tsx")).FacetTags)
const ApplyProfileDialog = laterDialog(async () => (await import("./apply-profile.view.tsx")).ApplyProfileDialog)
const ApplyTemplateDialog = laterDialog(async () => (await import("./apply-template.view.tsx")).ApplyTemplateDialog)
const RemoveUtgsDialog = laterDialog(async () => (await import("./remove-utgs.view.tsx")).RemoveUtgsDialog)
const ScheduleTaskDialog = laterDialog(async () => (await import("./schedule-task.view.tsx")).ScheduleTaskDialog)

interface UtgsScreenProps extends ListScreenProps {
  /** From the navigation state: `schedule` opens its dialog on arrival, `scheduleShown` for all that is shown. */
  readonly intent: Intent | null
}

const screen: RowScreen<UtgRow> = {
  ...utgRows,
  cells: utgCells,
  download: tableMessages.downloadAll,
  about: { title: utgMessages.about.title, Text: AboutUtgs },
  hint: (canEdit) => (canEdit ? utgMessages.scheduleHint : undefined)
}

/** Document 2 §2 "UTG list". */
function UtgsScreen(props: UtgsScreenProps) {
  const { businessEntityId, canEdit, intent } = props
  const { now } = useConsole()
  const { actor, client } = useFlowRows(utgRows, wireUtgs, props)
  useShownList(actor, businessEntityId)
  const marks = useRowTags(actor)
  const tag = useListTagActions(actor, client, businessEntityId)
  useArrival<UtgRow>(actor, canEdit && intent === "scheduleShown", (list) =>
    actor.send({
      type: "scheduleTask.opened",
      ids: selectedIds(selectSelection<UtgRow>(list.getSnapshot())),
      now: now()
    })
  )
  const given = { actor, canEdit, now }
  return (
    <FlowScreenView
      actor={actor}
      screen={screen}
      links={utgLinks(businessEntityId)}
      canEdit={canEdit}
      marks={marks}
      labelTools={(list) => (
        <LaterPart>
          <FacetTags list={list} onTag={tag} />
        </LaterPart>
      )}
      rowActions={utgRowActions(given)}
      bulk={(ids) => (
        <>
          <UtgBulkActions {...given} ids={ids} />
          {canEdit && (
            <PlanRolloutButton
              businessEntityId={businessEntityId}
              label={rolloutEntryMessages.entry}
              chosen={() => ({ list: "utgs", who: { ids: ids() }, filter: filterOf(actor) })}
            />
          )}
        </>
      )}
      tools={(list) => (
        <>
          <CompareUtgs list={list} businessEntityId={businessEntityId} />
          {canEdit && (
            <PlanRolloutButton
              isIcon
              businessEntityId={businessEntityId}
              label={rolloutEntryMessages.planAll}
              chosen={() => planFound("utgs", list)}
            />
          )}
        </>
      )}
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

export const page = listPage(utgRows, UtgsScreen)

import { utgList } from "@command-center/domain/utg/utg-list"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import {
  selectActiveFilters,
  selectCanEdit,
  selectExportRows,
  selectIsCrashed,
  selectList
} from "@command-center/machines/utg-screen/utg-screen.selectors"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { CrashedView } from "../../list/crashed.view.tsx"
import { ListTable } from "../../list/list-table.view.tsx"
import { UtgBulkActions, utgRowActions } from "./utgs.actions.tsx"
import { utgCells, utgLinks } from "./utgs.cells.tsx"
import { UtgDialogs } from "./utgs.dialogs.view.tsx"

export interface UtgsViewProps {
  readonly actor: ActorRefFrom<typeof utgScreenMachine>
  readonly businessEntityId: number
}

export function UtgsView({ actor, businessEntityId }: UtgsViewProps) {
  const { now } = useConsole()
  const list = useSelector(actor, selectList)
  const canEdit = useSelector(actor, selectCanEdit)
  const activeCount = useSelector(actor, selectActiveFilters)
  const isExporting = useSelector(actor, selectExportRows) !== undefined
  const isCrashed = useSelector(actor, selectIsCrashed)
  if (isCrashed || list === undefined)
    return <CrashedView screen={utgList.title} onRetry={() => actor.send({ type: "retry" })} />
  const given = { actor, canEdit, now }
  return (
    <Screen>
      <PageHeading title={utgList.title} {...(canEdit ? { hint: utgMessages.scheduleHint } : {})} />
      <ListTable
        actor={list}
        list={utgList}
        cells={utgCells}
        links={utgLinks(businessEntityId)}
        nameKey="componentNickname"
        rowActions={utgRowActions(given)}
        toolbar={{
          filters: {
            activeCount,
            onOpen: () => actor.send({ type: "filters.opened", now: now() }),
            onReset: () => actor.send({ type: "filters.reset" })
          },
          download: {
            label: "Download data as CSV",
            isBusy: isExporting,
            onStart: () => actor.send({ type: "export.opened" })
          },
          info: { label: utgMessages.about.title, onOpen: () => actor.send({ type: "about.opened" }) }
        }}
        bulk={(ids) => <UtgBulkActions {...given} ids={ids} />}
      />
      <UtgDialogs actor={actor} businessEntityId={businessEntityId} />
    </Screen>
  )
}

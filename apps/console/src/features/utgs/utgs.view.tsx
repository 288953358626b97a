import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import { selectIsCrashed, selectRows } from "@command-center/machines/utg-screen/utg-screen.selectors"
import { utgRows } from "@command-center/machines/utg-screen/utg-screen.setup"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { CrashedView } from "../../list/crashed.view.tsx"
import { type RowScreen, RowScreenView } from "../../list/row-screen.view.tsx"
import { AboutUtgs } from "./about-utgs.view.tsx"
import { CompareUtgs } from "./compare-utgs.view.tsx"
import { UtgBulkActions, utgRowActions } from "./utgs.actions.tsx"
import { utgCells, utgLinks } from "./utgs.cells.tsx"
import { UtgDialogs } from "./utgs.dialogs.view.tsx"

export interface UtgsViewProps {
  readonly actor: ActorRefFrom<typeof utgScreenMachine>
  readonly businessEntityId: number
  readonly canEdit: boolean
}

const screen: RowScreen<UtgRow> = {
  ...utgRows,
  cells: utgCells,
  download: "Download data as CSV",
  about: { title: utgMessages.about.title, Text: AboutUtgs },
  hint: (canEdit) => (canEdit ? utgMessages.scheduleHint : undefined)
}

/** Document 2 §2 "UTG list". */
export function UtgsView({ actor, businessEntityId, canEdit }: UtgsViewProps) {
  const { now } = useConsole()
  const rows = useSelector(actor, selectRows)
  const isCrashed = useSelector(actor, selectIsCrashed)
  if (isCrashed || rows === undefined)
    return <CrashedView screen={utgList.title} onRetry={() => actor.send({ type: "retry" })} />
  const given = { actor, canEdit, now }
  return (
    <RowScreenView
      actor={rows}
      screen={screen}
      links={utgLinks(businessEntityId)}
      canEdit={canEdit}
      rowActions={utgRowActions(given)}
      bulk={(ids) => <UtgBulkActions {...given} ids={ids} />}
      tools={(list) => <CompareUtgs list={list} businessEntityId={businessEntityId} />}
    >
      <UtgDialogs actor={actor} businessEntityId={businessEntityId} />
    </RowScreenView>
  )
}

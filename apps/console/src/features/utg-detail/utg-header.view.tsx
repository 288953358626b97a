import { listPath } from "@command-center/domain/navigation/routes"
import { canEdit, canView } from "@command-center/domain/permission/rights"
import { statusTone } from "@command-center/domain/status/status-tone"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgActions } from "@command-center/domain/utg/utg-actions"
import { utgHeaderMessages } from "@command-center/domain/utg/utg-messages"
import { selectAncestry, selectRights } from "@command-center/machines/session/session.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { Menu } from "@command-center/ui/layout/menu"
import { useSelector } from "@xstate/react"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useConsole } from "../../app/console.ts"
import { RecordDate } from "../../record/date.view.tsx"

export interface UtgHeaderProps {
  readonly businessEntityId: number
  readonly row: UtgRow
}

const listFlows = utgActions.filter(({ id, flow }) => id === flow)

/** What the list offers for a UTG, by right; each opens its dialog there, which asks before anything is sent. */
export function UtgActions({ businessEntityId, row }: UtgHeaderProps) {
  const { session, shownUtgs } = useConsole()
  const rights = useSelector(session, selectRights(businessEntityId))
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!canView(rights, "utgs") || !canEdit(rights, "utgs")) return null
  return (
    <>
      <Button
        ref={button}
        size="xs"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {utgHeaderMessages.actions}
      </Button>
      <Menu
        anchor={anchor}
        label={utgHeaderMessages.actions}
        side="end"
        items={listFlows.map((action) => ({
          id: action.id,
          label: action.label,
          isDestructive: action.flow === "removeUtgs",
          onSelect: () => {
            const state = shownUtgs.open(businessEntityId, { action, targets: { ids: [row.componentId], rows: [row] } })
            if (state !== null) void navigate(listPath(businessEntityId, "utgs"), { state })
          }
        }))}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}

/** Where the UTG belongs, how it is, and when it was last heard from; on each of its pages. */
export function UtgFacts({ businessEntityId, row }: UtgHeaderProps) {
  const { session } = useConsole()
  const ancestry = useSelector(session, selectAncestry)
  const path = [businessEntityId, ...ancestry.ancestorsOf(businessEntityId)]
    .toReversed()
    .flatMap((id) => ancestry.nameOf(id) ?? [])
  const contact = row.machineStatusEntityLastKnownCommunication
  return (
    <div className="cc-facts">
      <span>{path.join(" / ")}</span>
      {[row.utgStatus, row.configStatus].map((word, at) => (
        <StatusBadge key={String(at)} word={word} tone={statusTone} />
      ))}
      {contact !== null && (
        <span>
          {utgHeaderMessages.heard} <RecordDate iso={contact} />
        </span>
      )}
    </div>
  )
}

import type { DriftCell } from "@command-center/domain/drift/drift-cell"
import { figurePath } from "@command-center/domain/fleet/figure-path"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import type { Intent } from "@command-center/domain/navigation/intent"
import { canEdit } from "@command-center/domain/permission/rights"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { Menu } from "@command-center/ui/layout/menu"
import { opensByArrows } from "@command-center/ui/layout/menu-arrows"
import { useSelector } from "@xstate/react"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useConsole } from "../../app/console.ts"

export interface DriftActionsProps {
  readonly businessEntityId: number
  readonly cell: DriftCell
}

const flows = {
  utgs: { id: "schedule", label: fleetMessages.actions.schedule, intent: "scheduleShown" },
  devices: { id: "push", label: fleetMessages.actions.push, intent: "pushShown" }
} as const

/** What can be done with exactly the rows of a cell, by right: it opens on their list, with all of them selected. */
export function DriftActions({ businessEntityId, cell: { figure, of, version } }: DriftActionsProps) {
  const { session } = useConsole()
  const rights = useSelector(session, selectRights(businessEntityId))
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const to = figurePath(businessEntityId, figure)
  if (to === null || figure.list === "tasks" || !canEdit(rights, figure.list)) return null
  const flow = flows[figure.list]
  const label = fleetMessages.actionsOf(`${of} ${version ?? fleetMessages.notReported}`.trim())
  const go = (intent: Intent | null) => void navigate(to, intent === null ? {} : { state: { intent } })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cc-measure-menu"
        aria-label={label}
        {...opensByArrows}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        <span aria-hidden>⋯</span>
      </button>
      <Menu
        anchor={anchor}
        label={label}
        side="end"
        items={[
          { id: "show", label: fleetMessages.actions.show, onSelect: () => go(null) },
          ...(figure.list === "devices" && of === ""
            ? []
            : [{ id: flow.id, label: flow.label, onSelect: () => go(flow.intent) }])
        ]}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}

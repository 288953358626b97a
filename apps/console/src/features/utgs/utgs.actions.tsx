import type { UtgRow } from "@command-center/domain/utg/utg"
import type { UtgFlow } from "@command-center/domain/utg/utg-flow"
import { utgFlowLabels } from "@command-center/domain/utg/utg-flow-messages"
import type { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Button } from "@command-center/ui/fields/button"
import { ProfileIcon, RemoveIcon, ScheduleIcon, TemplateIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import type { ActorRefFrom } from "xstate"

type UtgsActor = ActorRefFrom<typeof utgScreenMachine>

interface UtgActionText {
  readonly flow: UtgFlow
  readonly label: string
  readonly icon: typeof ScheduleIcon
  readonly isDestructive?: true
}

/** In the order of document 2 §2. */
const actions: ReadonlyArray<UtgActionText> = [
  { flow: "scheduleTask", label: utgFlowLabels.scheduleTask, icon: ScheduleIcon },
  { flow: "applyProfile", label: utgFlowLabels.applyProfile, icon: ProfileIcon },
  { flow: "applyTemplate", label: utgFlowLabels.applyTemplate, icon: TemplateIcon },
  { flow: "removeUtgs", label: utgFlowLabels.removeUtgs, icon: RemoveIcon, isDestructive: true }
]

export interface UtgActionsGiven {
  readonly actor: UtgsActor
  readonly canEdit: boolean
  readonly now: () => Date
}

/** What a row's gear offers to those who may edit. */
export const utgRowActions =
  ({ actor, canEdit, now }: UtgActionsGiven) =>
  (row: UtgRow): ReadonlyArray<MenuItem> =>
    (canEdit ? actions : []).map(({ flow, ...item }) => ({
      ...item,
      id: flow,
      onSelect: () => actor.send({ type: `${flow}.opened`, ids: [row.componentId], now: now() })
    }))

export interface UtgBulkActionsProps extends UtgActionsGiven {
  readonly ids: () => ReadonlyArray<number>
}

/** What can be done with the selected UTGs. */
export function UtgBulkActions({ actor, canEdit, now, ids }: UtgBulkActionsProps) {
  if (!canEdit) return null
  return actions.map(({ flow, label, icon: Icon, isDestructive = false }) => (
    <Button
      key={flow}
      size="xs"
      colorPalette={isDestructive ? "danger" : "gray"}
      aria-label={isDestructive ? label : undefined}
      data-tip={isDestructive ? label : undefined}
      onClick={() => actor.send({ type: `${flow}.opened`, ids: ids(), now: now() })}
    >
      <Icon aria-hidden />
      {isDestructive ? null : label}
    </Button>
  ))
}

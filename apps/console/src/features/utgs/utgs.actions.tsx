import type { UtgRow } from "@command-center/domain/utg/utg"
import type { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import type { UtgAction } from "@command-center/machines/utg-screen/utg-screen.types"
import { Button } from "@command-center/ui/fields/button"
import { ProfileIcon, RemoveIcon, ScheduleIcon, TemplateIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import type { ActorRefFrom } from "xstate"

type UtgsActor = ActorRefFrom<typeof utgScreenMachine>

interface UtgActionText {
  readonly action: UtgAction
  readonly label: string
  readonly icon: typeof ScheduleIcon
  readonly isDestructive?: true
}

/** Labels and order of document 2 §2. */
const actions: ReadonlyArray<UtgActionText> = [
  { action: "schedule", label: "Schedule Task", icon: ScheduleIcon },
  { action: "applyProfile", label: "Apply a Profile", icon: ProfileIcon },
  { action: "applyTemplate", label: "Apply a Config Template", icon: TemplateIcon },
  { action: "remove", label: "Remove From Command Center", icon: RemoveIcon, isDestructive: true }
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
    (canEdit ? actions : []).map(({ action, ...item }) => ({
      ...item,
      id: action,
      onSelect: () => actor.send({ type: "action.chosen", action, ids: [row.componentId], now: now() })
    }))

export interface UtgBulkActionsProps extends UtgActionsGiven {
  readonly ids: () => ReadonlyArray<number>
}

/** What can be done with the selected UTGs. */
export function UtgBulkActions({ actor, canEdit, now, ids }: UtgBulkActionsProps) {
  if (!canEdit) return null
  return actions.map(({ action, label, icon: Icon, isDestructive = false }) => (
    <Button
      key={action}
      size="xs"
      colorPalette={isDestructive ? "danger" : "gray"}
      aria-label={isDestructive ? label : undefined}
      data-tip={isDestructive ? label : undefined}
      onClick={() => actor.send({ type: "action.chosen", action, ids: ids(), now: now() })}
    >
      <Icon aria-hidden />
      {isDestructive ? null : label}
    </Button>
  ))
}

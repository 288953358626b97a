import type { Chosen, ChosenState } from "@command-center/domain/navigation/chosen"
import { rolloutPlanPath } from "@command-center/domain/navigation/routes"
import { selectConfig } from "@command-center/machines/session/session.selectors"
import { Button } from "@command-center/ui/fields/button"
import { RolloutIcon } from "@command-center/ui/layout/action-icons"
import { useSelector } from "@xstate/react"
import { useNavigate } from "react-router"
import { useConsole } from "../app/console.ts"

export interface PlanRolloutButtonProps {
  readonly businessEntityId: number
  readonly label: string
  /** Where the toolbar has no room for the words. */
  readonly isIcon?: boolean
  /** What is selected or found at the moment of the click. */
  readonly chosen: () => Chosen
}

/** Leads with what was chosen to the planning of a rollout, where the deployment has their service. */
export function PlanRolloutButton({ businessEntityId, label, isIcon = false, chosen }: PlanRolloutButtonProps) {
  const { session } = useConsole()
  const config = useSelector(session, selectConfig)
  const navigate = useNavigate()
  if (config?.rolloutServiceUrl === undefined) return null
  const plan = () =>
    void navigate(rolloutPlanPath(businessEntityId), { state: { chosen: chosen() } satisfies ChosenState })
  return isIcon ? (
    <Button className="cc-toolbar-rare" colorPalette="gray" aria-label={label} data-tip={label} onClick={plan}>
      <RolloutIcon aria-hidden />
    </Button>
  ) : (
    <Button size="xs" colorPalette="gray" onClick={plan}>
      <RolloutIcon aria-hidden />
      {label}
    </Button>
  )
}

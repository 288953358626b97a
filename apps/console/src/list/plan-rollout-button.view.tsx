import type { Chosen, ChosenState } from "@command-center/domain/navigation/chosen"
import { rolloutPlanPath } from "@command-center/domain/navigation/routes"
import { selectConfig } from "@command-center/machines/session/session.selectors"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useNavigate } from "react-router"
import { useConsole } from "../app/console.ts"

export interface PlanRolloutButtonProps {
  readonly businessEntityId: number
  /** What is selected at the moment of the click. */
  readonly chosen: () => Chosen
}

/** Leads with what is selected to the planning of a rollout, where the deployment has their service. */
export function PlanRolloutButton({ businessEntityId, chosen }: PlanRolloutButtonProps) {
  const { session } = useConsole()
  const config = useSelector(session, selectConfig)
  const navigate = useNavigate()
  if (config?.rolloutServiceUrl === undefined) return null
  return (
    <Button
      size="xs"
      colorPalette="gray"
      onClick={() =>
        void navigate(rolloutPlanPath(businessEntityId), { state: { chosen: chosen() } satisfies ChosenState })
      }
    >
      Plan a rollout
    </Button>
  )
}

import { readChosen } from "@command-center/domain/navigation/chosen"
import { canEdit } from "@command-center/domain/permission/rights"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useLocation } from "react-router"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { RolloutPlanView } from "./rollout-plan.view.tsx"
import { wireRolloutPlan } from "./rollout-plan.wiring.ts"

export function RolloutPlanScreen({ businessEntityId }: { readonly businessEntityId: number }) {
  const console = useConsole()
  const rights = useSelector(console.session, selectRights(businessEntityId))
  const place: { readonly state: unknown } = useLocation()
  const [machine] = useState(() => wireRolloutPlan(console))
  const actor = useConsoleActor(machine, {
    input: {
      businessEntityId,
      chosen: readChosen(place.state),
      mayEdit: { utgs: canEdit(rights, "utgs"), devices: canEdit(rights, "devices") },
      now: console.now,
      timeZone: console.timeZone,
      newKey: () => crypto.randomUUID(),
      newSeed: () => crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
    }
  })
  useOpenScreen(actor)
  return <RolloutPlanView actor={actor} businessEntityId={businessEntityId} />
}

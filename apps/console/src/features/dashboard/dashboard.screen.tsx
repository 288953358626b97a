import { canView } from "@command-center/domain/permission/rights"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { DashboardView } from "./dashboard.view.tsx"
import { wireDashboard } from "./dashboard.wiring.ts"

export function DashboardScreen({ businessEntityId }: { readonly businessEntityId: number }) {
  const console = useConsole()
  const rights = useSelector(console.session, selectRights(businessEntityId))
  const [machine] = useState(() => wireDashboard(console))
  const actor = useConsoleActor(machine, {
    input: { businessEntityId, canViewInstallations: canView(rights, "installations") }
  })
  useOpenScreen(actor)
  return <DashboardView actor={actor} businessEntityId={businessEntityId} />
}

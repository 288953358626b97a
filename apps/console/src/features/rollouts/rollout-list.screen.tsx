import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { RolloutListView } from "./rollout-list.view.tsx"
import { wireRolloutList } from "./rollout-list.wiring.ts"

export function RolloutListScreen({ businessEntityId }: { readonly businessEntityId: number }) {
  const console = useConsole()
  const [machine] = useState(() => wireRolloutList(console))
  const actor = useConsoleActor(machine, { input: { businessEntityId } })
  useOpenScreen(actor)
  return <RolloutListView actor={actor} businessEntityId={businessEntityId} />
}

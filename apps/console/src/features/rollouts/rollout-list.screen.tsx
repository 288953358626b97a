import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import { RolloutListView } from "./rollout-list.view.tsx"
import { wireRolloutList } from "./rollout-list.wiring.ts"

export function RolloutListScreen({ businessEntityId }: { readonly businessEntityId: number }) {
  const console = useConsole()
  const [machine] = useState(() => wireRolloutList(console))
  const actor = useActorRef(machine, { input: { businessEntityId }, inspect: useEmissions() })
  useOpenScreen(actor)
  return <RolloutListView actor={actor} businessEntityId={businessEntityId} />
}

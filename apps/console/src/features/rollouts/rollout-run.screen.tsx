import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { RolloutRunView } from "./rollout-run.view.tsx"
import { wireRolloutCsv, wireRolloutRun } from "./rollout-run.wiring.ts"

export interface RolloutRunScreenProps {
  readonly businessEntityId: number
  readonly id: string
}

export function RolloutRunScreen({ businessEntityId, id }: RolloutRunScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireRolloutRun(console))
  const actor = useConsoleActor(machine, { input: { id, newKey: () => crypto.randomUUID() } })
  const [csvMachine] = useState(() => wireRolloutCsv(console))
  const csv = useConsoleActor(csvMachine, { input: { businessEntityId } })
  useOpenScreen(actor)
  return <RolloutRunView actor={actor} csv={csv} businessEntityId={businessEntityId} />
}

import type { SoughtRollouts } from "@command-center/domain/rollout/rollout-search"
import { soughtIn, withSought } from "@command-center/domain/rollout/rollout-search-address"
import { useLayoutEffect, useState } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { RolloutListView } from "./rollout-list.view.tsx"
import { wireRolloutList } from "./rollout-list.wiring.ts"

/** The address says what is looked for, so that it can be shared and stands again on the way back. */
export function RolloutListScreen({ businessEntityId }: { readonly businessEntityId: number }) {
  const console = useConsole()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isOwn = useNavigationType() === "REPLACE"
  const [machine] = useState(() => wireRolloutList(console))
  const actor = useConsoleActor(machine, { input: { businessEntityId, sought: soughtIn(search) } })
  useOpenScreen(actor)
  useLayoutEffect(() => {
    // What is typed here is ahead of the address.
    if (!isOwn) actor.send({ type: "search.changed", sought: soughtIn(search) })
  }, [actor, isOwn, search])
  const seek = (sought: SoughtRollouts) => {
    actor.send({ type: "search.changed", sought })
    void navigate({ search: withSought(search, sought) }, { replace: true })
  }
  return <RolloutListView actor={actor} businessEntityId={businessEntityId} onSeek={seek} />
}

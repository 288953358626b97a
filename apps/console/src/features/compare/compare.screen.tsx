import { type ComparedPlaces, comparedIn, withCompared } from "@command-center/domain/navigation/compare-route"
import { canView } from "@command-center/domain/permission/rights"
import type { ComparedRef, ComparedSide } from "@command-center/machines/compare/compare.types"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useLayoutEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor } from "../../app/screen-actor.ts"
import { CompareView } from "./compare.view.tsx"
import { wireCompare } from "./compare.wiring.ts"

export interface CompareScreenProps {
  readonly businessEntityId: number
}

const sides: ReadonlyArray<ComparedSide> = ["left", "right"]

const isSame = (one: ComparedRef | null, other: ComparedRef | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id

/** Two configurations side by side. The address says which, so that it can be shared. */
export function CompareScreen({ businessEntityId }: CompareScreenProps) {
  const console = useConsole()
  const { search } = useLocation()
  const navigate = useNavigate()
  const rights = useSelector(console.session, selectRights(businessEntityId))
  const [machine] = useState(() => wireCompare(console))
  const actor = useConsoleActor(machine, {
    input: { businessEntityId, ...comparedIn(search) }
  })
  useLayoutEffect(() => {
    const asked = comparedIn(search)
    for (const side of sides) {
      if (!isSame(actor.getSnapshot().context[side].ref, asked[side])) {
        actor.send({ type: "side.chosen", side, ref: asked[side] })
      }
    }
  }, [actor, search])
  const show = (places: ComparedPlaces) => navigate({ search: withCompared(search, places) }, { replace: true })
  return (
    <CompareView
      actor={actor}
      businessEntityId={businessEntityId}
      kinds={[
        ...(canView(rights, "utgs") ? (["utg"] as const) : []),
        ...(canView(rights, "profiles") ? (["profile"] as const) : [])
      ]}
      onChoose={(side, ref) => void show({ ...comparedIn(search), [side]: ref })}
      onSwap={() => {
        const { left, right } = comparedIn(search)
        actor.send({ type: "swap" })
        void show({ left: right, right: left })
      }}
    />
  )
}

import { selectedMessages } from "@command-center/domain/palette/selected-messages"
import type { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { useEffect, useLayoutEffect } from "react"
import { useLocation } from "react-router"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../app/console.ts"
import { selectedOf } from "./selected-of.ts"
import type { UtgOpening } from "./shown-utgs.ts"

type UtgsActor = ActorRefFrom<typeof utgScreenMachine>

/** Lets the palette act on the UTGs selected in a list, and open the list's dialogs. */
export const useShownList = (actor: UtgsActor, businessEntityId: number): void => {
  const { shownUtgs, now } = useConsole()
  const place: { readonly state: unknown } = useLocation()
  useLayoutEffect(
    () =>
      shownUtgs.shown({
        businessEntityId,
        targets: () => {
          const ids = selectedOf(actor)
          return ids.length === 0 ? null : { named: selectedMessages.utgs(ids.length), targets: { ids, rows: null } }
        },
        open: (opening) => actor.send(opened(opening, now()))
      }),
    [actor, businessEntityId, now, shownUtgs]
  )
  useEffect(() => {
    const opening = shownUtgs.take(place.state)
    if (opening !== null) actor.send(opened(opening, now()))
  }, [actor, now, shownUtgs, place.state])
}

const opened = ({ action: { flow, begins }, targets: { ids, rows } }: UtgOpening, now: Date) => ({
  type: `${flow}.opened` as const,
  ids,
  begins,
  now,
  ...(rows === null ? {} : { rows })
})

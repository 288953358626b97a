import { useEffect } from "react"
import { useLocation } from "react-router"
import type { KeptOpening } from "./kept-opening.ts"

/** Opens what the page of a row asked for, once the list is there. */
export const useKeptOpening = <Opening>(
  openings: KeptOpening<Opening>,
  actor: { readonly send: (opening: Opening) => void }
): void => {
  const place: { readonly state: unknown } = useLocation()
  useEffect(() => {
    const opening = openings.take(place.state)
    if (opening !== null) actor.send(opening)
  }, [actor, openings, place.state])
}

import { idSegment } from "./segments.ts"

/** A UTG or a profile that is compared. */
export interface ComparedPlace {
  readonly kind: "utg" | "profile"
  readonly id: number
}

/** What an address compares; null for a side that is still to be chosen. */
export interface ComparedPlaces {
  readonly left: ComparedPlace | null
  readonly right: ComparedPlace | null
}

const place = /^(utg|profile)-(\d{1,15})$/u

const textOf = ({ kind, id }: ComparedPlace): string => `${kind}-${id}`

const placeOf = (text: string | undefined): ComparedPlace | null => {
  const [, kind, id] = place.exec(text ?? "") ?? []
  if (id === undefined || (kind !== "utg" && kind !== "profile")) return null
  return { kind, id: Number(id) }
}

const isOf = (side: keyof ComparedPlaces, part: string): boolean => part === side || part.startsWith(`${side}=`)

const partsOf = (search: string): ReadonlyArray<string> =>
  search
    .replace(/^\?/u, "")
    .split("&")
    .filter((part) => part !== "")

const sideIn = (search: string, side: keyof ComparedPlaces): ComparedPlace | null =>
  placeOf(
    partsOf(search)
      .find((part) => isOf(side, part))
      ?.slice(side.length + 1)
  )

/** What a query compares: "?left=utg-7&right=profile-4". */
export const comparedIn = (search: string): ComparedPlaces => ({
  left: sideIn(search, "left"),
  right: sideIn(search, "right")
})

/** The query that compares these, with all else that a query says; empty where it says nothing. */
export const withCompared = (search: string, { left, right }: ComparedPlaces): string => {
  const parts = [
    ...(left === null ? [] : [`left=${textOf(left)}`]),
    ...(right === null ? [] : [`right=${textOf(right)}`]),
    ...partsOf(search).filter((part) => !isOf("left", part) && !isOf("right", part))
  ]
  return parts.length === 0 ? "" : `?${parts.join("&")}`
}

/** The page that compares configurations side by side. */
export const comparePath = (businessEntityId: number, places: ComparedPlaces): string =>
  `/be/${idSegment(businessEntityId)}/compare${withCompared("", places)}`

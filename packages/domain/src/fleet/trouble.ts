import type { FacetChoices } from "../facets/facet-choices.ts"
import { folded } from "../filter/folded-text.ts"
import type { Predicate } from "../filter/predicate.ts"
import { keyOfVersion } from "./bars.ts"
import { type Figure, figure, is, isNot, isNumber, isVersion, shareOf } from "./figure.ts"

/** What UTGs are told apart by where it hurts. */
export const troubleKinds = ["accounts", "merchants", "versions"] as const
export type TroubleKind = (typeof troubleKinds)[number]

/** UTGs that have something in common, and how many of them are not online. */
export interface TroubleSpot {
  readonly name: string
  readonly all: Figure
  readonly share: number
  readonly figure: Figure
}

/** Of fewer, one makes a share that says nothing. */
const fewest = 5
const most = 10

export const isOnline = (status: string | null): boolean => folded(status ?? "") === "online"
export const notOnline = isNot("UtgStatus", "Online")

/** What finds a group: a condition, or else the values that its rows have. */
interface Found {
  readonly condition: Predicate
  readonly facets: (values: ReadonlyArray<string>) => FacetChoices
}

interface Group<Key> {
  readonly own: Key
  readonly name: string
  readonly values: Set<Key>
  all: number
  troubled: number
}

/** Adds up groups of UTGs, one by one; those that belong to none are in none. */
export const makeTroubleCount = <Key extends string | number>(
  keyOf: (own: Key) => string | number | null,
  foundBy: (own: Key) => Found
) => {
  const groups = new Map<string | number, Group<Key>>()
  const keys = new Map<Key, string | number | null>()
  const spotOf = ({ own, name, all, troubled, values }: Group<Key>): TroubleSpot => {
    const { condition, facets } = foundBy(own)
    const chosen = facets(Array.from(values, String))
    return {
      name,
      all: figure("utgs", all, [condition], { otherwise: { within: [], facets: chosen } }),
      share: shareOf(troubled, all) ?? 0,
      figure: figure("utgs", troubled, [condition, notOnline], { otherwise: { within: [notOnline], facets: chosen } })
    }
  }
  return {
    add: (own: Key | null, name: string, isTroubled: boolean): void => {
      if (own === null) return
      let key = keys.get(own)
      if (key === undefined) {
        key = keyOf(own)
        keys.set(own, key)
      }
      if (key === null) return
      const known = groups.get(key)
      if (known === undefined)
        groups.set(key, { own, name, all: 1, troubled: isTroubled ? 1 : 0, values: new Set([own]) })
      else {
        known.all += 1
        known.values.add(own)
        if (isTroubled) known.troubled += 1
      }
    },
    /** The worst ones, by share and then by number. */
    spots: (): ReadonlyArray<TroubleSpot> =>
      [...groups.values()]
        .filter(({ all, troubled }) => all >= fewest && troubled > 0)
        .toSorted((left, right) => right.troubled / right.all - left.troubled / left.all || right.all - left.all)
        .slice(0, most)
        .map(spotOf)
  }
}

export type TroubleCount = Pick<ReturnType<typeof makeTroubleCount>, "spots">

export const ofAccount = (id: number): Found => ({ condition: isNumber("BusinessEntityId", id), facets: () => ({}) })
export const ofMerchant = (name: string): Found => ({
  condition: is("ComponentMerchant", name),
  facets: (componentMerchant) => ({ componentMerchant })
})
export const ofVersion = (version: string): Found => ({
  condition: isVersion("UtgVersion", keyOfVersion(version) ?? version),
  facets: (utgVersion) => ({ utgVersion })
})

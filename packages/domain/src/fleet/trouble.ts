import { folded } from "../filter/folded-text.ts"
import { keyOfVersion } from "./bars.ts"
import { type Figure, figure, is, isNot, isNumber, isVersion, shareOf } from "./figure.ts"

/** What UTGs are told apart by where it hurts. */
export const troubleKinds = ["accounts", "merchants", "versions"] as const
export type TroubleKind = (typeof troubleKinds)[number]

/** UTGs that have something in common, and how many of them are not online. */
export interface TroubleSpot {
  readonly name: string
  readonly all: number
  readonly share: number
  readonly figure: Figure
}

/** Of fewer, one makes a share that says nothing. */
const fewest = 5
const most = 10

export const isOnline = (status: string | null): boolean => folded(status ?? "") === "online"
export const notOnline = isNot("UtgStatus", "Online")

interface Group {
  readonly name: string
  all: number
  troubled: number
}

/** Adds up groups of UTGs, one by one; those that belong to none are in none. */
export const makeTroubleCount = <Key extends string | number>(
  keyOf: (own: Key) => string | number | null,
  predicateOf: (own: Key) => Parameters<typeof figure>[2]
) => {
  const groups = new Map<string | number, Group & { readonly own: Key }>()
  const keys = new Map<Key, string | number | null>()
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
      if (known === undefined) groups.set(key, { own, name, all: 1, troubled: isTroubled ? 1 : 0 })
      else {
        known.all += 1
        if (isTroubled) known.troubled += 1
      }
    },
    /** The worst ones, by share and then by number. */
    spots: (): ReadonlyArray<TroubleSpot> =>
      [...groups.values()]
        .filter(({ all, troubled }) => all >= fewest && troubled > 0)
        .map(({ own, name, all, troubled }) => ({
          name,
          all,
          share: shareOf(troubled, all) ?? 0,
          figure: figure("utgs", troubled, [...(predicateOf(own) ?? []), notOnline])
        }))
        .toSorted((left, right) => right.share - left.share || right.all - left.all)
        .slice(0, most)
  }
}

export const ofAccount = (id: number) => [isNumber("BusinessEntityId", id)]
export const ofMerchant = (name: string) => [is("ComponentMerchant", name)]
export const ofVersion = (version: string) => [isVersion("UtgVersion", keyOfVersion(version) ?? version)]

import type { InferInsertModel } from "drizzle-orm"
import type { businessEntity } from "../schema-accounts.ts"
import { knownAccounts } from "./known.ts"
import type { Random } from "./random.ts"
import { type City, chains, regions, resellers, streets } from "./words.ts"

export interface SeedAccount extends InferInsertModel<typeof businessEntity> {
  /** Where the account is, for names and time zones of its machines. */
  readonly city: City
}

type Kind = "root" | "reseller" | "organization" | "merchant"
const types: Record<Kind, { readonly typeId: number; readonly subTypeId: number }> = {
  root: { typeId: 2, subTypeId: 2 },
  reseller: { typeId: 2, subTypeId: 3 },
  organization: { typeId: 2, subTypeId: 1 },
  merchant: { typeId: 1, subTypeId: 1 }
}

const home: City = { name: "Seattle", code: "SEA", zone: "Pacific Standard Time" }

const knownOnes = (): ReadonlyArray<SeedAccount> => {
  const { root, reseller, subReseller, chain, region, district, merchant, kiosk, emptyMerchant, neighbour } =
    knownAccounts
  const of = (account: { id: number; name: string }, parentId: number | null, kind: Kind) => ({
    id: account.id,
    name: account.name,
    parentId,
    ...types[kind],
    city: home
  })
  return [
    of(root, null, "root"),
    of(reseller, root.id, "reseller"),
    of(subReseller, reseller.id, "reseller"),
    of(chain, subReseller.id, "organization"),
    of(region, chain.id, "organization"),
    of(district, region.id, "organization"),
    of(merchant, district.id, "merchant"),
    of(kiosk, merchant.id, "merchant"),
    of(emptyMerchant, district.id, "merchant"),
    of(neighbour, subReseller.id, "organization")
  ]
}

/** A forest of resellers, their chains, regions, cities and shops, up to eight levels deep; parents come first. */
export const seedAccounts = (random: Random, count: number): ReadonlyArray<SeedAccount> => {
  const accounts: SeedAccount[] = [...knownOnes()]
  let nextId = 100
  const add = (name: string, parentId: number, kind: Kind, city: City): number => {
    nextId += random.int(1, 9)
    accounts.push({ id: nextId, name, parentId, ...types[kind], city })
    return nextId
  }
  const shops = (prefix: string, parentId: number, city: City, most: number) => {
    for (let shop = random.int(1, most); shop > 0; shop -= 1) {
      const number = random.chance(0.5) ? ` #${random.int(2, 980)}` : ""
      add(`${prefix} ${random.pick(streets)}${number}`, parentId, "merchant", city)
    }
  }
  const sellers: [number, ...number[]] = [knownAccounts.reseller.id, knownAccounts.subReseller.id]
  for (const name of resellers) {
    const reseller = add(name, knownAccounts.root.id, "reseller", home)
    sellers.push(reseller, add(`${name} Select Dealers`, reseller, "reseller", home))
  }
  while (accounts.length < count) {
    const prefix = random.pick(chains)
    const chain = add(prefix, random.pick(sellers), "organization", home)
    for (let area = random.int(1, 3); area > 0 && accounts.length < count; area -= 1) {
      const region = random.pick(regions)
      const regionId = add(`${prefix} ${region.name}`, chain, "organization", home)
      for (const city of region.cities.filter(() => random.chance(0.6))) {
        const cityId = random.chance(0.7) ? add(`${prefix} ${city.name}`, regionId, "organization", city) : regionId
        shops(prefix, cityId, city, 4)
      }
    }
  }
  return accounts
}

import type { InferInsertModel } from "drizzle-orm"
import type { installation } from "../schema-catalogue.ts"
import type { SeedAccount } from "./accounts.ts"
import type { SeedProfile } from "./estate.ts"
import { knownAccounts } from "./known.ts"
import type { Random } from "./random.ts"
import { agentProducts, downloadLocation, utgProducts } from "./versions.ts"
import { spots } from "./words.ts"

const day = 24 * 60 * 60_000
const released = <P extends { readonly generalAvailability?: true }>(products: readonly [P, ...P[]]): P =>
  products.find((product) => product.generalAvailability === true) ?? products[0]

/** The manifest of document 2 §3 "Installation"; credentials are made by the console when it makes one. */
const manifest = (type: number, nickname: string, profile: SeedProfile | null) => {
  const utg = released(utgProducts).version
  const agent = released(agentProducts).version
  return JSON.stringify({
    machine: { nickname },
    agent: {
      installLocation: "c:\\shift4\\Shift4 Command Center\\agent",
      downloadLocation: downloadLocation("agent", agent),
      agentVersion: agent
    },
    credentials: { authenticationCode: null },
    components: [
      {
        installLocation: type === 10 ? "c:\\shift4\\" : "c:\\shift4\\utg2",
        utgVersion: utg,
        downloadLocation: downloadLocation("utg", utg),
        profileId: profile?.id ?? null,
        profileBusinessEntityId: profile?.businessEntityId ?? null,
        runInstall: true,
        tasks:
          type === 30
            ? [{ type: 5, instructions: { destination: 10 } }]
            : profile === null
              ? []
              : [{ type: 5, instructions: { destination: 6 } }]
      }
    ]
  })
}

export const seedInstallations = (
  random: Random,
  accounts: ReadonlyArray<SeedAccount>,
  profiles: readonly [SeedProfile, ...SeedProfile[]],
  now: Date
): ReadonlyArray<InferInsertModel<typeof installation>> =>
  Array.from({ length: 64 }, (_, position) => {
    const known = [knownAccounts.merchant.id, knownAccounts.district.id, knownAccounts.chain.id]
    const businessEntityId =
      known[position % 9] ?? accounts[random.int(0, accounts.length - 1)]?.id ?? knownAccounts.root.id
    const type = random.chance(0.6) ? 10 : 30
    const profile = random.chance(0.6) ? random.pick(profiles) : null
    const created = new Date(now.getTime() - random.int(1, 120 * 24) * (day / 24))
    return {
      id: 700 + position,
      type,
      verificationId: random.hex(8).toUpperCase(),
      businessEntityId,
      createdAt: created,
      lastUpdatedAt: new Date(Math.min(created.getTime() + random.int(0, 4) * day, now.getTime())),
      profileId: profile?.id ?? null,
      manifest: manifest(type, `${random.pick(spots)} PC ${random.int(1, 30)}`, profile),
      isActive: random.chance(0.85)
    }
  })

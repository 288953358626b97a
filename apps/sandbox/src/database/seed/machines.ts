import type { InferInsertModel } from "drizzle-orm"
import type { machine } from "../schema-estate.ts"
import type { SeedAccount } from "./accounts.ts"
import { knownAccounts } from "./known.ts"
import type { Random } from "./random.ts"
import { agentProducts } from "./versions.ts"
import { spots, windowsVersions } from "./words.ts"

export type SeedMachine = InferInsertModel<typeof machine>

const minute = 60_000
const [newestAgent, ...olderAgents] = agentProducts
export const weightedVersion = (
  random: Random,
  products: readonly [{ version: string; weight: number }, ...{ version: string; weight: number }[]]
): string => {
  const [head, ...tail] = products
  return random.weighted([
    [head.version, head.weight],
    ...tail.map(({ version, weight }) => [version, weight] as const)
  ])
}

/** A word for a host name: letters and digits of the text's last words. */
const hostWord = (text: string, words: number): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/gu, "")
    .split(" ")
    .slice(-words)
    .join("-")

const communication = (random: Random, now: Date, reportSeconds: number) => {
  if (random.chance(0.91)) {
    const last = now.getTime() - random.int(1, reportSeconds) * 1000
    return {
      status: "Online",
      lastKnownCommunication: new Date(last),
      nextPredictedCommunication: new Date(last + reportSeconds * 1000),
      unreachableUntil: null
    }
  }
  if (random.chance(0.08)) {
    const never = { lastKnownCommunication: null, nextPredictedCommunication: null }
    return { status: "Unknown", ...never, unreachableUntil: new Date(now.getTime() + 90 * 24 * 60 * minute) }
  }
  const last = now.getTime() - random.int(20, 60 * 24 * 60) * minute
  return {
    status: "Offline",
    lastKnownCommunication: new Date(last),
    nextPredictedCommunication: new Date(last + reportSeconds * 1000),
    unreachableUntil: new Date(now.getTime() + random.int(10, 30 * 24 * 60) * minute)
  }
}

const shopsFor = (accounts: ReadonlyArray<SeedAccount>): readonly [SeedAccount, ...SeedAccount[]] => {
  const open = accounts.filter((account) => account.id !== knownAccounts.emptyMerchant.id)
  const merchants = open.filter((account) => account.typeId === 1)
  const known = open.filter((account) => account.id === knownAccounts.merchant.id)
  const [head, ...tail] = [...merchants, ...known, ...known, ...known, ...open.filter((one) => one.id !== 1)]
  if (head === undefined) throw new Error("A seed needs at least one merchant")
  return [head, ...tail]
}

/** Machines of shops (mostly) and of organizations; nine of ten report in. */
export const seedMachines = (
  random: Random,
  accounts: ReadonlyArray<SeedAccount>,
  count: number,
  now: Date
): ReadonlyArray<readonly [SeedMachine, SeedAccount]> => {
  const places = shopsFor(accounts)
  return Array.from({ length: count }, (_, position) => {
    const account = position < 8 ? (accounts.find(({ id }) => id === 15) ?? places[0]) : random.pick(places)
    const reportSeconds = random.pick([300, 300, 600, 900])
    const number = String(random.int(1, 40)).padStart(2, "0")
    const agentVersion = weightedVersion(random, [olderAgents[0] ?? newestAgent, ...olderAgents.slice(1), newestAgent])
    const row: SeedMachine = {
      id: 5000 + position,
      permanentId: random.uuid(),
      businessEntityId: account.id,
      dnsName: `${random.pick(["pos", "srv", "till", "lane-server-"])}${number}.${hostWord(account.name, 2)}.example`,
      nickname: random.chance(0.3) ? `${account.city.code}-${number}` : `${random.pick(spots)} PC ${number}`,
      agentVersion,
      standardTimeZone: account.city.zone,
      windowsVersion: random.weighted(windowsVersions),
      reportSeconds,
      ...communication(random, now, reportSeconds)
    }
    return [row, account]
  })
}

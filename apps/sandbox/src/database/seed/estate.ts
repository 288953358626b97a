import type { InferInsertModel } from "drizzle-orm"
import type { component, componentConfig, device } from "../schema-estate.ts"
import type { SeedAccount } from "./accounts.ts"
import { configTail, headIdOf } from "./config-text.ts"
import { seedDevice } from "./devices.ts"
import { type SeedMachine, weightedVersion } from "./machines.ts"
import type { Random } from "./random.ts"
import { editionOf } from "./schemas/edition.ts"
import { utgProducts } from "./versions.ts"
import { spots } from "./words.ts"

export type SeedComponent = InferInsertModel<typeof component>
type Device = InferInsertModel<typeof device>
type Config = InferInsertModel<typeof componentConfig>

export interface SeedProfile {
  readonly id: number
  readonly businessEntityId: number
  readonly version: number
}

export interface SeedEstate {
  readonly components: ReadonlyArray<SeedComponent>
  readonly devices: ReadonlyArray<Device>
  readonly configs: ReadonlyArray<Config>
}

const utgStatus = (random: Random, online: boolean): string =>
  online
    ? random.weighted([
        ["Online", 90],
        ["Offline", 4],
        ["Stopped", 6]
      ])
    : random.weighted([
        ["Offline", 7],
        ["Unknown", 2],
        ["Stopped", 1]
      ])

const configStatus = (random: Random): string =>
  random.weighted([
    ["Synchronized", 80],
    ["Update Pending", 8],
    ["Local Changes", 6],
    ["Not Validated", 4],
    ["Error", 2]
  ])

const nickname = (random: Random, spot: string, account: SeedAccount): string =>
  random.weighted([
    [`${spot} ${random.int(1, 12)}`, 5],
    [`${account.city.code}-POS-${String(random.int(1, 99)).padStart(2, "0")}`, 4],
    [`10.${random.int(0, 63)}.${random.int(0, 255)}.${random.int(2, 254)}`, 3]
  ])

const seedComponent = (
  random: Random,
  id: number,
  [machine, account]: readonly [SeedMachine, SeedAccount],
  profiles: readonly [SeedProfile, ...SeedProfile[]]
): SeedComponent => {
  const listenPort = 26_880 + random.int(0, 40)
  const profile = random.chance(0.62) ? random.pick(profiles) : null
  const address = random.chance(0.7) ? "127.0.0.1" : `10.20.${random.int(0, 255)}.${random.int(2, 254)}`
  return {
    id,
    permanentId: random.uuid(),
    machineId: machine.id ?? 0,
    businessEntityId: account.id,
    nickname: nickname(random, random.pick(spots), account),
    merchant: account.name,
    location: random.chance(0.75) ? `Store ${random.digits(4)}` : `SN ${random.digits(10)}`,
    lane: random.chance(0.8) ? String(random.int(1, 24)) : null,
    fileId: random.digits(10),
    utgStatus: utgStatus(random, machine.status === "Online"),
    utgVersion: weightedVersion(random, utgProducts),
    configStatus: configStatus(random),
    profileId: profile?.id ?? null,
    profileVersion: profile === null ? null : random.int(Math.max(1, profile.version - 2), profile.version),
    connectionString: JSON.stringify({
      listenerAddress: address,
      listenerPort: listenPort,
      executablePath: "c:\\gateway\\utg2\\"
    }),
    listenPort,
    offlineUntil: null
  }
}

/** What besides the main till talks to a UTG; by its id, so that estates of any size have each. */
const furtherInterfaces: ReadonlyArray<readonly [cdType: number, taskDesc: string]> = [
  [112, "Front desk"],
  [115, "Kitchen"],
  [139, "Scale"],
  [145, "Back office"],
  [118, "Pumps"]
]

const interfacesOf = (random: Random, id: number): ReadonlyArray<readonly [number, string]> => {
  const further = furtherInterfaces[id % 11]
  return [
    [148, "Main till"],
    ...(random.chance(0.7) ? [] : [[151, "Table service"] as const]),
    ...(further === undefined ? [] : [further])
  ]
}

const seedConfig = (
  random: Random,
  component: SeedComponent & { readonly id: number },
  devices: ReadonlyArray<Device>,
  now: Date
): Config => {
  const revisionId = random.int(1, 40)
  const interfaces = interfacesOf(random, component.id)
  return {
    componentId: component.id,
    revisionId,
    headId: headIdOf(component.utgVersion, random.int(0, 4)),
    config: configTail(editionOf(component.utgVersion)?.number ?? 1, {
      listenPort: component.listenPort,
      interfaces,
      devices: devices.map((one) => ({
        deviceType: one.configType,
        taskDesc: one.configName,
        threadType: one.threadType,
        apiTerminalId: one.apiTerminalId ?? null
      })),
      apiKey: component.permanentId.replaceAll("-", "")
    }),
    hash: random.hex(40),
    isCommitted: component.configStatus === "Synchronized",
    lastUpdatedAt: new Date(now.getTime() - random.int(1, 400 * 24 * 60) * 60_000),
    lastUpdatedBy: 1
  }
}

/** UTGs on the machines (a machine has one or more), their devices and their configurations. */
export const seedUtgs = (
  random: Random,
  machines: ReadonlyArray<readonly [SeedMachine, SeedAccount]>,
  profiles: readonly [SeedProfile, ...SeedProfile[]],
  counts: { readonly utgs: number; readonly devices: number },
  now: Date
): SeedEstate => {
  const places = Array.from(
    { length: counts.utgs },
    (_, position) => machines[position] ?? machines[random.int(0, machines.length - 1)]
  )
  const components = places.flatMap((place, position) =>
    place === undefined ? [] : [{ ...seedComponent(random, 20_000 + position, place, profiles), id: 20_000 + position }]
  )
  const byComponent = new Map<number, Device[]>()
  for (let position = 0; position < counts.devices; position += 1) {
    const owner = components[random.int(0, components.length - 1)]?.id ?? 20_000
    const owned = byComponent.get(owner) ?? []
    owned.push(seedDevice(random, 50_000 + position, owner, `Device ${owned.length + 1}`))
    byComponent.set(owner, owned)
  }
  return {
    components,
    devices: [...byComponent.values()].flat(),
    configs: components.map((component) => seedConfig(random, component, byComponent.get(component.id) ?? [], now))
  }
}

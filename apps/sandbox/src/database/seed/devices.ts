import { deviceModels } from "@command-center/domain/device/device-type"
import type { InferInsertModel } from "drizzle-orm"
import type { device } from "../schema-estate.ts"
import type { Random } from "./random.ts"

type Device = InferInsertModel<typeof device>

const models: readonly [string, number][] = [
  ["lane3000", 14],
  ["isc250", 12],
  ["ipp350", 10],
  ["link2500", 9],
  ["lane5000", 8],
  ["ipp320", 7],
  ["isc480", 5],
  ["mx915", 5],
  ["mx925p2pe", 4],
  ["paxs300", 4],
  ["iwl250", 4],
  ["iup250", 3],
  ["vx820", 3],
  ["paxbroadpos", 2]
]
const first: [string, number] = ["lane3000", 14]

const pciOf = (random: Random, model: string): string => {
  if (model.startsWith("lane") || model.startsWith("link")) return random.pick(["5", "5", "4"])
  if (model === "isc480") return "4"
  return random.weighted([
    ["3", 5],
    ["4", 2],
    ["0", 2]
  ])
}

/** One of five to eight releases of a model; of three picks the newest, so that most devices are not far behind. */
const firmwareOf = (random: Random, model: string): string => {
  const family = deviceModels.indexOf(model)
  const newest = 4 + (family % 4)
  const release = Math.max(random.int(0, newest), random.int(0, newest), random.int(0, newest))
  return `${2 + (family % 22)}.${release}.${(family * 7 + release * 11) % 40}`
}

const keysOf = (random: Random): Partial<Device> => {
  const shown = random.chance(0.45) ? random.int(1, 6) : 0
  const check = (slot: number) => (slot < shown ? `KCV ${random.hex(6).toUpperCase()}` : null)
  return { key0: check(0), key1: check(1), key2: check(2), key3: check(3), key4: check(4), key5: check(5) }
}

/** One configured device: what was set up, and (mostly) what the device reported, which may differ. */
export const seedDevice = (random: Random, id: number, componentId: number, name: string): Device => {
  const model = random.weighted([first, ...models.slice(1)])
  const base = {
    id,
    componentId,
    apiTerminalId: random.chance(0.96) ? `T${random.digits(random.int(4, 8))}` : null,
    configName: name,
    configType: model,
    threadType: random.pick(["EMV", "EMV", "Serial", "Pinpad"])
  }
  if (random.chance(0.14)) return base
  const reported = random.chance(0.93) ? model : (deviceModels[random.int(1, 29)] ?? model)
  return {
    ...base,
    reportedType: reported,
    serialNumber: random.digits(random.pick([8, 9, 15, 16])),
    pciVersion: pciOf(random, reported),
    firmwareVersion: firmwareOf(random, reported),
    rbaVersion: random.chance(0.8) ? `21.0${random.int(1, 7)}.${random.int(1, 30)}` : null,
    ...keysOf(random)
  }
}

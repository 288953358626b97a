import { expect, it } from "vitest"
import { seedAccounts } from "./accounts.ts"
import { seedProfiles } from "./catalogue.ts"
import { seedUtgs } from "./estate.ts"
import { templateNow } from "./known.ts"
import { seedMachines } from "./machines.ts"
import { makeRandom } from "./random.ts"
import { seedTasks } from "./tasks.ts"

const estate = (seed: number) => {
  const random = makeRandom(seed)
  const accounts = seedAccounts(random, 120)
  const profiles = seedProfiles(random, accounts, templateNow)
  const machines = seedMachines(random, accounts, 40, templateNow)
  const utgs = seedUtgs(
    random,
    machines,
    [{ id: 400, businessEntityId: 1, version: 3 }],
    { utgs: 60, devices: 100 },
    templateNow
  )
  return { accounts, profiles, machines, utgs, tasks: seedTasks(random, utgs.components, 80, templateNow) }
}

it("makes the same estate for the same seed and another for another", () => {
  expect(estate(7)).toEqual(estate(7))
  expect(estate(8)).not.toEqual(estate(7))
})

it("gives each row an id of its own and each UTG a machine", () => {
  const { accounts, machines, utgs } = estate(7)
  const machineIds = new Set(machines.map(([machine]) => machine.id))
  const ids = [accounts.map((one) => one.id), utgs.components.map((one) => one.id), utgs.devices.map((one) => one.id)]
  expect(ids.map((list) => new Set(list).size)).toEqual(ids.map((list) => list.length))
  expect(new Set(utgs.components.map((one) => one.permanentId)).size).toBe(60)
  expect(utgs.components.filter((one) => !machineIds.has(one.machineId))).toEqual([])
})

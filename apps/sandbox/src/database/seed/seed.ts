import { sql } from "drizzle-orm"
import type { Database } from "../schema.ts"
import { businessEntity, ephemeralUser, permissionMask, person } from "../schema-accounts.ts"
import {
  componentProfile,
  configTemplate,
  deviceForm,
  deviceType,
  installation,
  taskStatus,
  taskType,
  versionProduct
} from "../schema-catalogue.ts"
import { component, componentConfig, configHead, device, machine, task } from "../schema-estate.ts"
import { seedAccounts } from "./accounts.ts"
import {
  seedDeviceTypes,
  seedForms,
  seedProducts,
  seedProfiles,
  seedTaskStatuses,
  seedTaskTypes,
  seedTemplates
} from "./catalogue.ts"
import { seedConfigHeads } from "./config-text.ts"
import { copyUtgs, mostDrawn } from "./copies.ts"
import { type SeedProfile, seedUtgs } from "./estate.ts"
import { continueIds, insertRows } from "./insert.ts"
import { seedInstallations } from "./installations.ts"
import { seedMachines } from "./machines.ts"
import { makeRandom } from "./random.ts"
import { seedPeople } from "./seed-people.ts"
import { seedTasks } from "./tasks.ts"

export interface SeedOptions {
  readonly utgs: number
  readonly now: Date
}

/** Every account with each of its ancestors, from the parents of the accounts. */
const fillClosure = async (db: Database): Promise<void> => {
  await db.execute(sql`truncate account_closure`)
  await db.execute(sql`
    insert into account_closure (ancestor_id, descendant_id, distance)
    with recursive walk (ancestor_id, descendant_id, distance) as (
      select id, id, 0 from business_entity
      union all
      select b.parent_id, w.descendant_id, w.distance + 1
      from walk w join business_entity b on b.id = w.ancestor_id
      where b.parent_id is not null)
    select ancestor_id, descendant_id, distance from walk`)
}

const profileList = (
  profiles: ReadonlyArray<{ id?: number | undefined; businessEntityId: number; version?: number | undefined }>
): readonly [SeedProfile, ...SeedProfile[]] => {
  const [head, ...tail] = profiles.map(({ id, businessEntityId, version }) => ({
    id: id ?? 0,
    businessEntityId,
    version: version ?? 1
  }))
  if (head === undefined) throw new Error("A seed needs at least one profile")
  return [head, ...tail]
}

/**
 * Fills an empty database: the same rows for the same options, whatever the machine. For 3,000 UTGs there are 400
 * accounts, 2,000 machines, 5,000 devices and 4,000 tasks of 30 days; other sizes keep the proportions up to 100,000 UTGs.
 */
export const seedDatabase = async (db: Database, { utgs, now }: SeedOptions): Promise<void> => {
  const drawn = Math.min(utgs, mostDrawn)
  const random = makeRandom(20_261_120)
  const accounts = seedAccounts(random, Math.max(400, Math.round(drawn / 25)))
  const profiles = seedProfiles(random, accounts, now)
  const usedProfiles = profileList(profiles)
  const machines = seedMachines(random, accounts, Math.max(1, Math.round((drawn * 2) / 3)), now)
  const estate = seedUtgs(random, machines, usedProfiles, { utgs: drawn, devices: Math.round((drawn * 5) / 3) }, now)

  await insertRows(db, businessEntity, accounts)
  await fillClosure(db)
  await insertRows(db, taskType, seedTaskTypes)
  await insertRows(db, taskStatus, seedTaskStatuses)
  await insertRows(db, deviceType, seedDeviceTypes)
  await insertRows(db, versionProduct, seedProducts())
  await insertRows(db, componentProfile, profiles)
  await insertRows(db, configTemplate, seedTemplates(random, accounts, now))
  await insertRows(db, deviceForm, seedForms(random, accounts, now))
  await insertRows(db, installation, seedInstallations(random, accounts, usedProfiles, now))
  await insertRows(
    db,
    machine,
    machines.map(([row]) => row)
  )
  await insertRows(db, component, estate.components)
  await insertRows(db, configHead, seedConfigHeads)
  await insertRows(db, componentConfig, estate.configs)
  await insertRows(db, device, estate.devices)
  await insertRows(db, task, seedTasks(random, estate.components, Math.round((drawn * 4) / 3), now))
  await copyUtgs(db, drawn, utgs)
  await seedPeople(db, random, accounts, now)
  const counted = [
    person,
    permissionMask,
    ephemeralUser,
    machine,
    component,
    device,
    task,
    componentProfile,
    configTemplate,
    deviceForm,
    installation
  ]
  for (const table of counted) await continueIds(db, table)
}

import { sampleEntry, sampleRecord, sampleRollout } from "@command-center/domain/rollout/sample-rollout"
import { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import { Result } from "effect"
import { actorDriver } from "./actor-driver.ts"

export const rollout = sampleRollout()
/** The first of its targets. */
export const found = {
  targets: [sampleRecord(), sampleRecord({ id: 2, timeZone: "Central Standard Time" })],
  hasMore: true
}

/** A rollout's page of which nothing is there yet. */
export const opened = () => {
  let keys = 0
  return actorDriver(rolloutRunMachine, {
    id: "r-1",
    newKey: () => {
      keys += 1
      return `key ${keys}`
    }
  })
}

/** One of which all is there. */
export const loaded = async () => {
  const driver = opened()
  await driver.settle("loadRollout", Result.succeed(rollout))
  await driver.settle("loadTargets", Result.succeed(found))
  await driver.settle("loadJournal", Result.succeed([sampleEntry({ seq: 2 })]))
  return driver
}

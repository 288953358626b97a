import { sessionMachine } from "@command-center/machines/session/session.machine"
import type { SessionInput } from "@command-center/machines/session/session.types"
import { Result } from "effect"
import { actorDriver } from "./actor-driver.ts"
import * as facts from "./session-examples.ts"

/** The session with the answers that most tests want. */
export const openSession = (input: SessionInput) => {
  const driver = actorDriver(sessionMachine, input)
  const loadRights = async () => {
    await driver.settle("loadPermissions", Result.succeed(facts.permissions))
    await driver.settle("loadMasks", Result.succeed(facts.masks))
    await driver.settle("loadAccounts", Result.succeed(facts.accounts))
  }
  return {
    ...driver,
    loadConfig: () => driver.settle("loadConfig", Result.succeed(facts.config)),
    loadRights,
    signIn: async () => {
      await driver.settle("loadConfig", Result.succeed(facts.config))
      await driver.settle("renewToken", facts.tokenAnswer("renewed"))
      await driver.settle("loadUser", Result.succeed(facts.operator))
      await loadRights()
    }
  }
}
export const signedInSession = async (input: SessionInput = facts.away) => {
  const session = openSession(input)
  await session.signIn()
  return session
}

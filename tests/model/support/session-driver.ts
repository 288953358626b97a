import { sessionMachine } from "@command-center/machines/session/session.machine"
import type { SessionInput } from "@command-center/machines/session/session.types"
import { Result } from "effect"
import { actorDriver } from "./actor-driver.ts"
import * as facts from "./session-examples.ts"

const rights = { permissions: facts.permissions, masks: facts.masks, accounts: facts.accounts }
type Rights = typeof rights

/** The session with the answers that most tests want. */
export const openSession = (input: SessionInput) => {
  const driver = actorDriver(sessionMachine, input)
  const loadRights = async (given: Partial<Rights> = {}) => {
    const { permissions, masks, accounts } = { ...rights, ...given }
    await driver.settle("loadPermissions", Result.succeed(permissions))
    await driver.settle("loadMasks", Result.succeed(masks))
    await driver.settle("loadAccounts", Result.succeed(accounts))
  }
  return {
    ...driver,
    loadConfig: () => driver.settle("loadConfig", Result.succeed(facts.config)),
    loadRights,
    signIn: async (given: Partial<Rights> = {}) => {
      await driver.settle("loadConfig", Result.succeed(facts.config))
      await driver.settle("renewToken", facts.tokenAnswer("renewed"))
      await driver.settle("loadUser", Result.succeed(facts.operator))
      await loadRights(given)
    }
  }
}
export const signedInSession = async (input: SessionInput = facts.away, given: Partial<Rights> = {}) => {
  const session = openSession(input)
  await session.signIn(given)
  return session
}

import { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import type { WizardEvent, WizardFailure } from "@command-center/machines/installation-wizard/installation-wizard.types"
import { Result } from "effect"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const product = (version: string, generalAvailability: boolean) => ({
  version,
  downloadLocation: `https://files.example/${version}`,
  generalAvailability
})
export const utg = product("5.0.0.3124", true)
export const beta = product("5.1.0.3160", false)
export const agent = product("2.4.1.188", true)
export const choices = {
  versions: { utg: [beta, utg], agent: [agent] },
  versionsFailed: { utg: null, agent: null },
  profiles: [],
  profilesFailure: null
}
export const loaded = Result.succeed(choices)

export const now = new Date("2026-11-21T09:00:00.000Z")
export const codes = { authenticationCode: "V1StGXR8_Z5jdHi6B-myT", sessionToken: "Uakgb_J5m9g-0JDMbcJqL" }
export const submit = { type: "submit", codes, now } as const
export const named = (name: string): WizardEvent => ({ type: "draft.changed", change: { name } })
export const existing = { id: 12, verificationId: "ABCD1234" }
export const failed = (change: Partial<WizardFailure>) =>
  Result.fail({
    step: "InstallationNotCreated",
    sentence: "no.",
    call: null,
    created: null,
    ...change
  })
export const refused = failed({ call: failures.refused })
export const lost = failed({ call: failures.timedOut })
export const unauthorized = failed({ call: failures.unauthorized })
export const unverified = failed({ step: "VerificationIdMissing" })
export const withoutUser = failed({ step: "InstallUserNotCreated", call: failures.refused, created: existing })
export const input = { businessEntityId: 42, canEdit: true, kind: null }

export const opened = async (kind: 10 | 30, ...events: ReadonlyArray<WizardEvent>) => {
  const driver = actorDriver(installationWizardMachine, input)
  await driver.settle("loadChoices", loaded)
  await driver.perform({ type: "kind.chosen", kind })
  for (const event of events) await driver.perform(event)
  return driver
}

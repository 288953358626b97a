import {
  giveInstallationItsUser,
  type NewInstallation,
  type NewInstallationError,
  newInstallationReason,
  setUpInstallation
} from "@command-center/api/management/new-installation"
import { deactivateInstallationOnce } from "@command-center/api/writes/record-writes"
import { ephemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import type { VerifiedInstallation } from "@command-center/domain/installation/verified-installation"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import type {
  InstallationsToRemove,
  InstallationToComplete,
  InstallationToSetUp,
  WizardFailure
} from "@command-center/machines/installation-wizard/installation-wizard.types"
import { Effect, Result } from "effect"
import { fromPromise } from "xstate"
import type { ApiRuntime } from "../../app/console.ts"
import { failureOf, fromEffect } from "../../app/from-effect.ts"

const wizardFailure = (error: NewInstallationError): WizardFailure => ({
  step: error._tag,
  sentence: newInstallationReason(error),
  call: "error" in error ? failureOf(error.error) : null,
  created: "installation" in error ? error.installation : null
})

/** The user has the code of the installation's manifest (contract, "New installation"). */
const newInstallation = ({ installation, sessionToken, now, earlier }: InstallationToSetUp): NewInstallation => ({
  installation,
  now,
  earlier,
  userWith: (roleId) =>
    ephemeralUserBody({
      authenticationCode: installation.manifest.credentials.authenticationCode,
      sessionToken,
      roleId,
      businessEntityId: installation.businessEntityId,
      now
    })
})

/** The calls that make an installation; what they fail with says how far they came. */
export const wireSetUp = (runtime: ApiRuntime) => {
  const task = <Input>(
    program: (input: Input) => ReturnType<typeof setUpInstallation>
  ): Task<Input, VerifiedInstallation, WizardFailure> =>
    fromPromise(({ input, signal }) =>
      runtime.runPromise(Effect.map(Effect.result(program(input)), Result.mapError(wizardFailure)), { signal })
    )
  return {
    setUpInstallation: task((given: InstallationToSetUp) => setUpInstallation(newInstallation(given))),
    removeOthers: fromEffect(runtime)<InstallationsToRemove, unknown>(({ businessEntityId, others }) =>
      Effect.forEach(others, ({ id }) =>
        deactivateInstallationOnce({ businessEntityId, row: { id, businessEntityId }, mayBeDone: false })
      )
    ),
    giveUser: task((given: InstallationToComplete) => giveInstallationItsUser(given.created, newInstallation(given)))
  }
}

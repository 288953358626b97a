import type { EphemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import type { InstallationBody } from "@command-center/domain/installation/installation-body"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import type { VerifiedInstallation } from "@command-center/domain/installation/verified-installation"
import { Effect } from "effect"
import { createEphemeralUser, loadInstallRole } from "../security/install-users.ts"
import { type ApiError, sentenceOf } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"
import { createInstallation } from "./installations.ts"

/** No installation was created; after a time-out or a lost connection it may have been. */
export interface InstallationNotCreated {
  readonly _tag: "InstallationNotCreated"
  readonly error: ApiError
}

/** Created, but the answer has no verification id (document 2 §8). */
export interface VerificationIdMissing {
  readonly _tag: "VerificationIdMissing"
  readonly installationId: number
}

/** Created, but the role of its user could not be read. */
export interface InstallRoleNotRead {
  readonly _tag: "InstallRoleNotRead"
  readonly installation: VerifiedInstallation
  readonly error: ApiError
}

/** Created, but its user was not; after a time-out or a lost connection it may have been. */
export interface InstallUserNotCreated {
  readonly _tag: "InstallUserNotCreated"
  readonly installation: VerifiedInstallation
  readonly roleId: number
  readonly error: ApiError
}

/** What a creation failed with, and by its tag what was done before. */
export type NewInstallationError =
  | InstallationNotCreated
  | VerificationIdMissing
  | InstallRoleNotRead
  | InstallUserNotCreated

export interface NewInstallation {
  readonly installation: InstallationBody
  /** The user with that role; its authentication code is the one in the installation's manifest (contract). */
  readonly userWith: (roleId: number) => EphemeralUserBody
}

/** The second half alone: gives an installation that is there its user. For trying again without a second installation. */
export const giveInstallationItsUser = Effect.fn("giveInstallationItsUser")(function* (
  created: VerifiedInstallation,
  { installation, userWith }: NewInstallation
) {
  const roleId = yield* Effect.mapError(
    loadInstallRole(),
    (error): NewInstallationError => ({ _tag: "InstallRoleNotRead", installation: created, error })
  )
  yield* Effect.mapError(
    createEphemeralUser(installation.businessEntityId, userWith(roleId)),
    (error): NewInstallationError => ({ _tag: "InstallUserNotCreated", installation: created, roleId, error })
  )
  return created
}) satisfies (
  created: VerifiedInstallation,
  given: NewInstallation
) => Effect.Effect<VerifiedInstallation, NewInstallationError, Http>

/**
 * Creates an installation with all that belongs to it, in the order of the contract ("New installation"): post it, require
 * its verification id, read the role of its user, post that user. Each step fails with an error of its own.
 */
export const setUpInstallation = Effect.fn("setUpInstallation")(function* (given: NewInstallation) {
  const { id, verificationId } = yield* Effect.mapError(
    createInstallation(given.installation),
    (error): NewInstallationError => ({ _tag: "InstallationNotCreated", error })
  )
  if (verificationId === null || verificationId === "")
    return yield* Effect.fail<NewInstallationError>({ _tag: "VerificationIdMissing", installationId: id })
  return yield* giveInstallationItsUser({ id, verificationId }, given)
}) satisfies (given: NewInstallation) => Effect.Effect<VerifiedInstallation, NewInstallationError, Http>

const reasonOf = (error: NewInstallationError): string => {
  switch (error._tag) {
    case "InstallationNotCreated":
      return sentenceOf(error.error)
    case "VerificationIdMissing":
      return `the installation ${error.installationId} was created, but ${installationMessages.noVerificationId}`
    case "InstallRoleNotRead":
      return `the installation was created, but the role of its user could not be read. ${sentenceOf(error.error)}`
    case "InstallUserNotCreated":
      return `the installation was created, but its user was not. ${sentenceOf(error.error)}`
  }
}

/** The sentence of a failed creation: the document's words, then what has been done already (document 2 §8). */
export const newInstallationSentence = (error: NewInstallationError): string =>
  installationMessages.createFailed(reasonOf(error))

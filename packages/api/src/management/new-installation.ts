import type { EphemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { type InstallationRow, installationFields } from "@command-center/domain/installation/installation"
import type { InstallationBody } from "@command-center/domain/installation/installation-body"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { isSentInstallation } from "@command-center/domain/installation/sent-installation"
import { verificationIdOf } from "@command-center/domain/installation/verification-id"
import type { VerifiedInstallation } from "@command-center/domain/installation/verified-installation"
import type { Made } from "@command-center/domain/write/made"
import { isNotConfirmed } from "@command-center/domain/write/write-error"
import { Effect, Result } from "effect"
import { createEphemeralUser, loadInstallRole, noRoleMapped } from "../security/install-users.ts"
import { type ApiError, sentenceOf } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"
import { findRecords } from "../writes/find-records.ts"
import { created, glance } from "../writes/looked-up.ts"
import { sentenceOfWrite, type WriteError } from "../writes/write-error.ts"
import { createInstallation } from "./installations.ts"

/** No installation was created; where it could not be looked up, it may have been. */
interface InstallationNotCreated {
  readonly _tag: "InstallationNotCreated"
  readonly error: WriteError
}

/** Created, but the answer has no verification id (document 2 §8). */
interface VerificationIdMissing {
  readonly _tag: "VerificationIdMissing"
  readonly installationId: number | null
}

/** Created, but the role of its user could not be read. */
interface InstallRoleNotRead {
  readonly _tag: "InstallRoleNotRead"
  readonly installation: VerifiedInstallation
  readonly error: ApiError
}

/** Created, but its user was not; where that was not confirmed, it may have been, and no call tells. */
interface InstallUserNotCreated {
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

interface Sent {
  readonly installation: InstallationBody
  readonly now: Date
}

export interface NewInstallation extends Sent {
  /** What an earlier attempt sent with the same authentication code, which may be there: it is looked for first. */
  readonly earlier?: Sent | null
  /** The user with that role; its authentication code is the one in the installation's manifest (contract). */
  readonly userWith: (roleId: number) => EphemeralUserBody
}

/** The second half alone: gives an installation that is there its user. For trying again without a second installation. */
export const giveInstallationItsUser = Effect.fn("giveInstallationItsUser")(function* (
  created: VerifiedInstallation,
  { installation, userWith }: Pick<NewInstallation, "installation" | "userWith">
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
  given: Pick<NewInstallation, "installation" | "userWith">
) => Effect.Effect<VerifiedInstallation, NewInstallationError, Http>

const installations = { call: "installations", fields: installationFields } as const

type Listed = Pick<InstallationRow, "verificationId" | "createdAt"> & { readonly id: number | null }

const isSame = (one: Listed, other: Listed): boolean =>
  one.id === null || other.id === null ? one.verificationId === other.verificationId : one.id === other.id

const findSent = ({ installation, now }: Sent): Effect.Effect<ReadonlyArray<Listed>, ApiError, Http> =>
  findRecords(installations, installation.businessEntityId, (row) => isSentInstallation(row, installation, now))

/** The installation, once; where its answer is lost, by the list. */
const createOnce = ({ earlier = null, ...given }: NewInstallation) =>
  created({
    send: Effect.map(createInstallation(given.installation), (made): Listed => ({ ...made, createdAt: null })),
    lookUp: findSent(given),
    earlier: earlier === null ? null : findSent(earlier)
  })

/** What is there of it once more: a browser may have sent the call before the one that was answered. */
const othersOf = (given: NewInstallation, { made, again, knownBy }: Made<Listed>) =>
  knownBy === "answer"
    ? Effect.map(glance(findSent(given)), (seen) => (seen ?? []).filter((one) => !isSame(one, made)))
    : Effect.succeed(again)

const withOthers = (created: VerifiedInstallation, others: ReadonlyArray<Listed>): VerifiedInstallation =>
  others.length === 0
    ? created
    : { ...created, again: others.flatMap(({ id, createdAt: at }) => (id === null ? [] : [{ id, at }])) }

/**
 * Creates an installation with all that belongs to it, in the order of the contract ("New installation"): post it, require
 * its verification id, read the role of its user, post that user. Each step fails with an error of its own. Last it is
 * looked for what is there again.
 */
export const setUpInstallation = Effect.fn("setUpInstallation")(function* (given: NewInstallation) {
  const sent = yield* Effect.mapError(
    createOnce(given),
    (error): NewInstallationError => ({ _tag: "InstallationNotCreated", error })
  )
  const { id } = sent.made
  const verificationId = verificationIdOf(sent.made)
  if (verificationId === null)
    return yield* Effect.fail<NewInstallationError>({ _tag: "VerificationIdMissing", installationId: id })
  const known = { id, verificationId, ...(sent.knownBy === "answer" ? {} : { knownBy: sent.knownBy }) }
  const outcome = yield* Effect.result(giveInstallationItsUser(known, given))
  const installation = withOthers(known, yield* othersOf(given, sent))
  return yield* Effect.fromResult(
    Result.mapBoth(outcome, {
      onSuccess: () => installation,
      onFailure: (error) => ("installation" in error ? { ...error, installation } : error)
    })
  )
}) satisfies (given: NewInstallation) => Effect.Effect<VerifiedInstallation, NewInstallationError, Http>

const isNoRoleMapped = (error: ApiError): boolean =>
  error._tag === "Unreadable" && error.path === noRoleMapped.path && error.expected === noRoleMapped.expected

/** Why a creation failed, and what has been done already, after the document's words for it (document 2 §8). */
export const newInstallationReason = (failure: NewInstallationError): string => {
  switch (failure._tag) {
    case "InstallationNotCreated":
      return sentenceOfWrite(failure.error)
    case "VerificationIdMissing":
      return installationMessages.unverified(failure.installationId)
    case "InstallRoleNotRead":
      return isNoRoleMapped(failure.error)
        ? installationMessages.noRoleMapped
        : installationMessages.roleNotRead(sentenceOf(failure.error))
    case "InstallUserNotCreated": {
      const { userNotCreated, userUnknown } = installationMessages
      return (isNotConfirmed(failure.error) ? userUnknown : userNotCreated)(sentenceOf(failure.error))
    }
  }
}

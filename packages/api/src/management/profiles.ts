import { parseConfig } from "@command-center/domain/component-config/component-config"
import type { JsonObject } from "@command-center/domain/json/json-field"
import type { InstructionTarget } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { keptAssignments } from "@command-center/domain/profile/kept-assignment"
import type { NewProfileBody } from "@command-center/domain/profile/new-profile"
import { type ProfileRow, profileFields } from "@command-center/domain/profile/profile"
import { assignmentInstallationType, type ProfileAssignment } from "@command-center/domain/profile/profile-assignment"
import type { ProfileUpdateBody } from "@command-center/domain/profile/profile-change"
import { Effect, Result } from "effect"
import { type ApiError, notSent, unreadable } from "../transport/api-error.ts"
import { readNothing, readObject, readRecord } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

/** A profile, its configuration parsed, with all of it as it was answered: what an update sends back. */
export interface LoadedProfile extends ProfileRow {
  readonly json: JsonObject
}

/** A profile as it was answered: its configuration parsed, or why that cannot be. */
export interface SentProfile {
  readonly row: ProfileRow
  readonly config: Result.Result<unknown, "not JSON">
  readonly json: JsonObject
}

/** One profile, whatever its configuration is (contract "Management service"); a 404 where there is none. */
export const loadSentProfile = (
  businessEntityId: number,
  profileId: number
): Effect.Effect<SentProfile, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "GET",
    place: paths.profile(businessEntityId, profileId),
    read: (answer) =>
      Result.map(readRecord(answerFields.componentProfile, profileFields)(answer), ({ row, json }) => ({
        row,
        config: parseConfig(row.config),
        json
      }))
  })

/** One profile whose configuration is JSON. */
export const loadProfile = (
  businessEntityId: number,
  profileId: number
): Effect.Effect<LoadedProfile, ApiError, Http> =>
  Effect.flatMap(loadSentProfile(businessEntityId, profileId), ({ row, config, json }) =>
    Result.match(config, {
      onSuccess: (parsed) => Effect.succeed<LoadedProfile>({ ...row, config: parsed, json }),
      onFailure: () => Effect.fail(unreadable(`${answerFields.componentProfile}.config`, "JSON text"))
    })
  )

/** Creates a profile of an account; answers its id (document 2 §7). */
export const createProfile = (
  businessEntityId: number,
  profile: NewProfileBody
): Effect.Effect<number, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "POST",
    place: paths.profiles(businessEntityId),
    body: profile,
    read: (json) => Result.map(readObject(answerFields.componentProfile, { id: "id" })(json), ({ id }) => id)
  })

/** Puts a profile in place of the one that is there (document 2 §7). */
export const updateProfile = (
  businessEntityId: number,
  profileId: number,
  profile: ProfileUpdateBody
): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "PUT",
    place: paths.profile(businessEntityId, profileId),
    body: profile,
    action: "update profile",
    read: readNothing
  })

/** Deletes a profile by account, id and name (document 2 §7). */
export const deleteProfile = (
  businessEntityId: number,
  profileId: number,
  profileName: string
): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "DELETE",
    place: paths.profileDeletion(businessEntityId, profileId),
    query: { profilename: profileName },
    action: "delete profile",
    read: readNothing
  })

/** Applies profiles to UTGs in one call (document 2 §7). */
export const assignProfiles = (assignments: ReadonlyArray<ProfileAssignment>): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "PATCH",
    place: paths.profileAssignments,
    query: { installationtype: assignmentInstallationType },
    body: assignments,
    action: "apply the profiles",
    timeout: 120_000,
    read: readNothing
  })

/** Applies to these targets what was kept for them, to the letter, in one call; all are answered for or none. */
export const assignTargets = (targets: ReadonlyArray<InstructionTarget>): Effect.Effect<void, ApiError, Http> => {
  const assignments = keptAssignments(targets)
  return assignments === null ? Effect.fail(notSent(operationMessages.contentUnreadable)) : assignProfiles(assignments)
}

import { assignmentInstallationType, type ProfileAssignment } from "@command-center/domain/profile/profile-assignment"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readNothing } from "../transport/decode.ts"
import { Http } from "../transport/http.ts"
import { paths } from "../transport/wire-contract.ts"

/** Applies profiles to UTGs in one call (document 2 §7). */
export const assignProfiles = (assignments: ReadonlyArray<ProfileAssignment>): Effect.Effect<void, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.send({
      service: "management",
      method: "PATCH",
      place: paths.profileAssignments,
      query: { installationtype: assignmentInstallationType },
      body: assignments,
      action: "apply the profiles",
      timeout: 120_000,
      read: readNothing
    })
  )

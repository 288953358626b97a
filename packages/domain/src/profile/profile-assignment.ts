import type { UtgRow } from "../utg/utg.ts"
import type { ProfileRow } from "./profile.ts"

/** Installation type sent with a profile assignment (documents §9). */
export const assignmentInstallationType = 30

/** One entry of an assignment (document 2 §3); a profileId of null takes the profile away (contract). */
export interface ProfileAssignment {
  readonly componentId: number
  readonly componentBusinessEntityId: number
  readonly profileId: number | null
  readonly profileBusinessEntityId: number | null
}

export interface AssignmentRequest {
  readonly targets: ReadonlyArray<UtgRow>
  /** Null for No Profile. */
  readonly profile: Pick<ProfileRow, "id" | "businessEntityId"> | null
  /** The account on screen, for rows that do not name their own. */
  readonly businessEntityId: number
}

/** One assignment per target, in their order. */
export const profileAssignments = (request: AssignmentRequest): ReadonlyArray<ProfileAssignment> =>
  request.targets.map((target) => ({
    componentId: target.componentId,
    componentBusinessEntityId: target.businessEntityId ?? request.businessEntityId,
    profileId: request.profile?.id ?? null,
    profileBusinessEntityId:
      request.profile === null ? null : (request.profile.businessEntityId ?? request.businessEntityId)
  }))

import type { Permission, PermissionMask } from "./permission-mask.ts"
import { type AppliedMask, grantedAtOf, lineOf, type Rights, type RightsQuestion, subjectOf } from "./rights.ts"
import { type Subject, subjectsOfRights } from "./subject.ts"

/** A mask that gives a right, and where: at the account itself or at the nearest ancestor that it names. */
interface Grant extends AppliedMask {
  readonly permission: Permission
}

interface RightExplanation {
  readonly right: keyof Rights
  readonly isGranted: boolean
  /** In the order of the masks; empty where the right is missing. */
  readonly grants: ReadonlyArray<Grant>
}

/** Why a mask gives nothing at an account; the first that holds, in this order. */
export type IgnoredReason = "unknown permission" | "disabled" | "given elsewhere" | "neither view nor edit"

interface IgnoredMask {
  readonly mask: PermissionMask
  readonly reason: IgnoredReason
}

export interface RightsExplained {
  /** Every right of the documents, the view flag of each subject before its edit flag. */
  readonly rights: ReadonlyArray<RightExplanation>
  readonly ignored: ReadonlyArray<IgnoredMask>
}

interface Applied extends Grant {
  readonly subject: Subject
}

const explanationOf = (right: keyof Rights, grants: ReadonlyArray<Applied>): RightExplanation => ({
  right,
  isGranted: grants.length > 0,
  grants: grants.map(({ mask, permission, grantedAt }) => ({ mask, permission, grantedAt }))
})

/**
 * Which mask, given at which account, grants each right at an account, and why the other masks grant nothing there
 * (document 1 §6; a mask that is not enabled grants nothing: contract). `rightsAt` gives the same verdicts faster.
 */
export const explainRights = (question: RightsQuestion): RightsExplained => {
  const { permissions, masks } = question
  const permissionOf = new Map(permissions.map((permission) => [permission.id, permission]))
  const line = lineOf(question)
  const ignored: Array<IgnoredMask> = []
  const applied: Array<Applied> = []
  for (const mask of masks) {
    const { permissionId, isEnabled, canView, canEdit } = mask
    const permission = permissionOf.get(permissionId)
    const subject = permission === undefined ? undefined : subjectOf(permission)
    const grantedAt = grantedAtOf(mask, line)
    if (subject === undefined || permission === undefined) ignored.push({ mask, reason: "unknown permission" })
    else if (!isEnabled) ignored.push({ mask, reason: "disabled" })
    else if (grantedAt === undefined) ignored.push({ mask, reason: "given elsewhere" })
    else if (!canView && !canEdit) ignored.push({ mask, reason: "neither view nor edit" })
    else applied.push({ mask, permission, grantedAt, subject })
  }
  const rights = subjectsOfRights.flatMap((subject) => {
    const own = applied.filter((each) => each.subject === subject)
    return [
      explanationOf(
        `canView${subject}`,
        own.filter(({ mask }) => mask.canView)
      ),
      explanationOf(
        `canEdit${subject}`,
        own.filter(({ mask }) => mask.canEdit)
      )
    ]
  })
  return { rights, ignored }
}

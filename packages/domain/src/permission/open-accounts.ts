import type { Ancestry } from "../account/ancestors.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import type { PermissionMask } from "./permission-mask.ts"

/** Somebody of whom it is asked which accounts they may open. */
export interface AccountsQuestion {
  /** The account of their own record. */
  readonly ownId: number
  readonly masks: ReadonlyArray<PermissionMask>
  readonly ancestry: Ancestry
}

const namedBy = memoizedByObject(
  (masks: ReadonlyArray<PermissionMask>): ReadonlySet<number> =>
    new Set(masks.flatMap(({ isEnabled, roleBusinessEntityIds }) => (isEnabled ? roleBusinessEntityIds : [])))
)

/**
 * Whether an account may be opened: one that is listed, one's own, or one that an enabled mask names. The list of accounts
 * is not what decides it (document 1 §6): a service may leave out of it what masks are given at.
 */
export const mayOpen = ({ ownId, masks, ancestry }: AccountsQuestion, businessEntityId: number): boolean =>
  ancestry.has(businessEntityId) || businessEntityId === ownId || namedBy(masks).has(businessEntityId)

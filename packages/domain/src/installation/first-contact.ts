import type { AnyPredicate } from "../filter/predicate.ts"
import type { UtgRow } from "../utg/utg.ts"

/** An installation of which nobody knows yet whether it runs. */
export interface AwaitedContact {
  readonly businessEntityId: number
  readonly nickname: string
}

/** A UTG that has reported, and when it did so last (ISO). */
export interface Contact {
  readonly componentId: number
  readonly businessEntityId: number
  readonly at: string
}

/** The predicates of a query that holds the UTG of an installation, once there is one. */
export const contactPredicates = ({ nickname }: AwaitedContact): ReadonlyArray<AnyPredicate> => [
  { PropertyName: "ComponentNickname", Operator: "EQ", Value: nickname }
]

/** The UTGs with an installation's name that have reported, the newest first. */
export const contactsOf = (
  { nickname, businessEntityId: account }: AwaitedContact,
  rows: ReadonlyArray<UtgRow>
): ReadonlyArray<Contact> =>
  rows
    .flatMap(({ componentId, componentNickname, businessEntityId, machineStatusEntityLastKnownCommunication: at }) =>
      componentNickname === nickname && at !== null
        ? [{ componentId, businessEntityId: businessEntityId ?? account, at }]
        : []
    )
    .toSorted((one, other) => other.componentId - one.componentId)

/**
 * The UTG that an installation became: one of its name that had not reported when the installation was created. No
 * clock is compared, as the browser's may be wrong.
 */
export const firstContact = (before: ReadonlyArray<Contact>, now: ReadonlyArray<Contact>): Contact | null =>
  now.find(({ componentId }) => before.every((each) => each.componentId !== componentId)) ?? null

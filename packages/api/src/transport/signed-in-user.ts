import { fieldOf } from "./field-of.ts"
import { answerFields } from "./wire-contract.ts"

/** What is asked of a user next is asked by these. */
export interface SignedInUser {
  readonly id: number
  readonly businessEntityId: number
}

const idOf = (user: unknown, name: string): number | null => {
  const id = fieldOf(user, name)
  return typeof id === "number" && Number.isSafeInteger(id) ? id : null
}

/**
 * The ids in what the security service answers of the user whose token it is (contract, Security service); null where
 * they are no numbers, which whoever reads the whole answer judges.
 */
export const signedInUser = (json: unknown): SignedInUser | null => {
  const found = fieldOf(json, answerFields.user)
  const user: unknown = Array.isArray(found) ? found[0] : found
  const [id, businessEntityId] = [idOf(user, "id"), idOf(user, "businessEntityId")]
  return id === null || businessEntityId === null ? null : { id, businessEntityId }
}

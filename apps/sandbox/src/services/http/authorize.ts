import { isWithin, type KeyRights, rightsOfPerson } from "../../database/rights.ts"
import { refusal } from "./refusal.ts"
import type { Caller, Services } from "./service.ts"

/** One way to be allowed: a permission key (document 1 §6) with its view or edit flag. */
export type Need = readonly [key: string, flag: keyof KeyRights]

/** Refuses an account that is neither the caller's own nor below it. */
export const mustReach = async ({ db }: Services, caller: Caller, businessEntityId: number): Promise<void> => {
  if (!(await isWithin(db, caller.businessEntityId, businessEntityId))) {
    throw refusal(403, `The account ${businessEntityId} is outside of your accounts.`)
  }
}

/** Refuses a caller who cannot reach the account or has none of the rights there. */
export const mustHave = async (
  services: Services,
  caller: Caller,
  businessEntityId: number,
  ...needs: ReadonlyArray<Need>
): Promise<void> => {
  await mustReach(services, caller, businessEntityId)
  const rights = await rightsOfPerson(services.db, caller.personId, businessEntityId)
  if (needs.some(([key, flag]) => rights.get(key)?.[flag] === true)) return
  const wanted = needs.map(([key, flag]) => `${flag} on ${key}`).join(" or ")
  throw refusal(403, `This call needs ${wanted} for the account ${businessEntityId}.`)
}

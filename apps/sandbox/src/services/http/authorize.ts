import { firstOutside, firstWithoutRight, type Right } from "../../database/rights.ts"
import type { Caller } from "./caller.ts"
import { refusal } from "./refusal.ts"
import type { Services } from "./service.ts"

/** One way to be allowed. */
export type Need = Right

const mustReachAll = async (
  { db }: Services,
  caller: Caller,
  businessEntityIds: ReadonlyArray<number>
): Promise<void> => {
  const outside = await firstOutside(db, caller.businessEntityId, businessEntityIds)
  if (outside !== null) throw refusal(403, `The account ${outside} is outside of your accounts.`)
}

/** Refuses an account that is neither the caller's own nor below it. */
export const mustReach = (services: Services, caller: Caller, businessEntityId: number): Promise<void> =>
  mustReachAll(services, caller, [businessEntityId])

/** Refuses a caller who cannot reach each of the accounts or has none of the rights at one of them. */
export const mustHaveAtAll = async (
  services: Services,
  caller: Caller,
  businessEntityIds: ReadonlyArray<number>,
  ...needs: ReadonlyArray<Need>
): Promise<void> => {
  await mustReachAll(services, caller, businessEntityIds)
  const without = await firstWithoutRight(services.db, caller.personId, businessEntityIds, needs)
  if (without === null) return
  const wanted = needs.map(([key, flag]) => `${flag} on ${key}`).join(" or ")
  throw refusal(403, `This call needs ${wanted} for the account ${without}.`)
}

/** Refuses a caller who cannot reach the account or has none of the rights there. */
export const mustHave = (
  services: Services,
  caller: Caller,
  businessEntityId: number,
  ...needs: ReadonlyArray<Need>
): Promise<void> => mustHaveAtAll(services, caller, [businessEntityId], ...needs)

/** Whether the caller can reach the account and has one of the rights there. */
export const isAllowed = async (
  { db }: Services,
  caller: Caller,
  businessEntityId: number,
  ...needs: ReadonlyArray<Need>
): Promise<boolean> =>
  (await firstOutside(db, caller.businessEntityId, [businessEntityId])) === null &&
  (await firstWithoutRight(db, caller.personId, [businessEntityId], needs)) === null

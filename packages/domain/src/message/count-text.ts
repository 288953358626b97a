import { amountMessages } from "./amount-messages.ts"

/**
 * A count as people read it, "12,345". Written out here, as the first object of `Intl` that a page makes takes 40 ms:
 * no count is worth that before the first rows are seen.
 */
export const countText = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/gu, amountMessages.thousands)

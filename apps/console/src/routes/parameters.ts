/** A business entity id in an address: a whole number above 0; null where it is anything else. */
export const accountIdOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null

/** The numeric id of a UTG, profile or template in an address; null where it is anything else. */
export const recordIdOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/u.test(text) ? Number(text) : null

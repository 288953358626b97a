/**
 * The accounts whose profiles UTGs of an account are held against, the first first: profiles may belong to an account
 * above, so the user's own is asked; where they may not be seen there, those of the account itself count.
 */
export const profileAccounts = (own: number | null, businessEntityId: number): readonly [number, ...Array<number>] =>
  own === null || own === businessEntityId ? [businessEntityId] : [own, businessEntityId]

/** What may happen in another tab, or to the token that both use. */
export const happenings = ["someone else signs in", "sign-out", "another account", "a call is refused"] as const
export type Happening = (typeof happenings)[number]

/** Every order of them. */
export const ordersOf = (left: ReadonlyArray<Happening>): ReadonlyArray<ReadonlyArray<Happening>> =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => ordersOf(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

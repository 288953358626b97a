/** An instant that no test lives to see, and at which a wave may start all the same. */
export const inAYear = (): string => new Date(Date.now() + 365 * 86_400_000).toISOString()

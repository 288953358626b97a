/** Years ahead within which a wave starts: what is further away is a mistyped date. Times beyond the year 9999 cannot be kept. */
const longestAhead = 5

/** The last day on which a wave of a plan may start, as yyyy-MM-dd. */
export const latestStartDay = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear() + longestAhead, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10)

/** Whether a start lies after the last day; a reading of clocks counts as if they stood in UTC. */
export const isTooFar = (start: string, now: Date): boolean =>
  Date.parse(start) > Date.parse(`${latestStartDay(now)}T23:59:59.999Z`)

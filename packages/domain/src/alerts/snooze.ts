import { dayAfter, startOfDay, wallAt } from "../time/zoned.ts"

/** For how long nobody is told of a rule. */
export type Snooze = "hour" | "tomorrow"

export const snoozes: ReadonlyArray<Snooze> = ["hour", "tomorrow"]

const hour = 3_600_000

/** The instant (ISO) at which a snooze that begins now is over: tomorrow begins on the clocks of the zone. */
export const snoozedUntil = (snooze: Snooze, now: Date, timeZone: string): string =>
  (snooze === "hour"
    ? new Date(now.getTime() + hour)
    : startOfDay(dayAfter(wallAt(now, timeZone), 1), timeZone)
  ).toISOString()
